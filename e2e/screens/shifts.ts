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
  // The browser's own formula: how much of the screen is affected, times how far it moved.
  const score = (sources: Source[]) => {
    const areas = sources.map(({ previousRect: from, currentRect: to }) => {
      const width = Math.max(from.right, to.right) - Math.min(from.left, to.left)
      return width * (Math.max(from.bottom, to.bottom) - Math.min(from.top, to.top))
    })
    const moves = sources.map(({ previousRect: from, currentRect: to }) =>
      Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)),
    )
    const affected = areas.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight)
    return (Math.min(1, affected) * Math.max(...moves)) / Math.max(innerWidth, innerHeight)
  }
  new PerformanceObserver((list) => {
    for (const { value, sources = [] } of list.getEntries() as Entry[]) {
      // Content behind a dialog does not matter.
      const layer = dialog()
      const inDialog = sources.filter(({ node }) => layer?.contains(node))
      const isInDialog = inDialog.length > 0
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
      // If both moved in one frame, the browser's figure is for both.
      const isMixed = isInDialog && inDialog.length < sources.length
      shifts.push({ value: isMixed ? score(inDialog) : value, moved, isOfContent, isInDialog })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The limit for the sum of layout shifts since the page was opened. */
const most = 0.01

/** If the user rearranges the content, only shifts around it and in dialogs count. */
export async function findShifts(
  page: Page,
  { isRearranged, asksMore }: Pick<Screen, 'isRearranged' | 'asksMore'>,
): Promise<string[]> {
  const all = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const shifts = all.filter(
    ({ isOfContent, isInDialog }) =>
      !((isRearranged || asksMore) && isOfContent) && !(asksMore && isInDialog),
  )
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  if (sum < most) return []
  const moved = [...new Set(shifts.flatMap((shift) => shift.moved))].filter(Boolean)
  return [`layout shift ${sum.toFixed(3)}: ${moved.join(' | ')}`]
}
