import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

type Shift = { value: number; moved: string[]; isOfContent: boolean; isInDialog: boolean }
type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
type Entry = PerformanceEntry & { value: number; sources?: Source[] }

/** Runs in the page before anything else: what moves, also right after a press: what opens is to stand still. */
export function watchShifts() {
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  // Browsers do not count less either.
  const leastMove = 3
  const dialog = () => [...document.querySelectorAll('[role=dialog]')].at(-1)
  new PerformanceObserver((list) => {
    for (const { value, sources = [] } of list.getEntries() as Entry[]) {
      // Nobody looks at what lies behind a dialog.
      const layer = dialog()
      const isInDialog = sources.some(({ node }) => layer?.contains(node))
      if (layer && !isInDialog) continue
      // The bar of the navigation is higher where it offers what came in; what is gone was a row.
      const main = document.querySelector('main')
      const bar = document.querySelector('nav')?.parentElement
      const isContent = (node: Node) =>
        !node.isConnected || main?.contains(node) || (bar?.contains(node) && !node.contains(main))
      // A sum that is counted anew in its place is a source too, though it has not moved.
      const isAway = ({ previousRect: from, currentRect: to }: Source) =>
        Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) >= leastMove
      const isOfContent =
        !layer && sources.filter(isAway).every(({ node }) => !node || isContent(node))
      const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '')
      shifts.push({ value, moved, isOfContent, isInDialog })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** At most this much may move, as browsers measure it, from the opening on. */
const most = 0.02

/** Where the person rearranges the content, all around it is to stand still, and a dialog. */
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
