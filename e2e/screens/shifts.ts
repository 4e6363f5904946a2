import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

type Shift = { value: number; moved: string[]; isOfContent: boolean; isInDialog: boolean }
type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
type Entry = PerformanceEntry & { value: number; sources?: Source[] }

/** Runs in the page first: records layout shifts, including those right after a press. */
export function watchShifts() {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  // Browsers ignore smaller moves too.
  const leastMove = 3
  const dialog = () => [...document.querySelectorAll('[role=dialog]')].at(-1)
  new PerformanceObserver((list) => {
    for (const { value, sources = [] } of list.getEntries() as Entry[]) {
      // Content behind a dialog does not matter.
      const layer = dialog()
      const isInDialog = sources.some(({ node }) => layer?.contains(node))
      if (layer && !isInDialog) continue
      // The navigation bar grows when it offers new receipts; a removed node was a row.
      const main = document.querySelector('main')
      const bar = document.querySelector('nav')?.parentElement
      const isContent = (node: Node) =>
        !node.isConnected || main?.contains(node) || (bar?.contains(node) && !node.contains(main))
      // A total that is updated in place is a source too, though it has not moved.
      const isAway = ({ previousRect: from, currentRect: to }: Source) =>
        Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) >= leastMove
      const isOfContent =
        !layer && sources.filter(isAway).every(({ node }) => !node || isContent(node))
      const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '')
      shifts.push({ value, moved, isOfContent, isInDialog })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The limit for the sum of layout shifts since the page was opened. */
const most = 0.02

/** If the user rearranges the content, only shifts around it and in dialogs count. */
export async function findShifts(
  page: Page,
  { isRearranged, asksMore }: Pick<Screen, 'isRearranged' | 'asksMore'>,
): Promise<string[]> {
  const all = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const shifts = all.filter(
    ({ isOfContent, isInDialog }) => !(isRearranged && isOfContent) && !(asksMore && isInDialog),
  )
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  if (sum < most) return []
  const moved = [...new Set(shifts.flatMap((shift) => shift.moved))].filter(Boolean)
  return [`layout shift ${sum.toFixed(3)}: ${moved.join(' | ')}`]
}
