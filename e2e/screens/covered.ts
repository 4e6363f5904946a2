// Runs in the page; eyes.ts injects it.
import {
  type Box,
  boxOf,
  cutTo,
  describe,
  intersection,
  isLarger,
  isShown,
  nextFrame,
  screenBox,
  scrollerIn,
  textsIn,
  topLayer,
  wordsOf,
} from './see.ts'

/** Content under fixed elements, at the top, middle and end of the scroll. */
export async function findCovered(): Promise<string[]> {
  const scope = topLayer()
  const scroller = scrollerIn(scope)
  const faults = new Set<string>()
  const most = () => scroller.scrollHeight - scroller.clientHeight
  for (const part of most() > 1 ? [0, 0.5, 1] : [0]) {
    scroller.scrollTo({ top: most() * part, behavior: 'instant' })
    await nextFrame()
    const isAtEnd = scroller.scrollTop >= most() - 2
    for (const fault of coveredNow(scope, { isAtStart: scroller.scrollTop <= 1, isAtEnd })) {
      faults.add(fault)
    }
  }
  scroller.scrollTo({ top: 0, behavior: 'instant' })
  await nextFrame()
  return [...faults]
}

export function coveredNow(scope: Element, at: { isAtStart: boolean; isAtEnd: boolean }): string[] {
  const layer = scope === document.body ? screenBox() : boxOf(scope.getBoundingClientRect())
  const contents = [...textsIn(scope, true), ...controlsIn(scope)]
  return floatersIn(scope).flatMap((floater) =>
    paintedBoxes(floater).flatMap((box) => {
      const edge = edgeOf(box, layer)
      if ((edge === 'top' && !at.isAtStart) || (edge === 'bottom' && !at.isAtEnd)) return []
      return contents
        .filter(({ element }) => !floater.contains(element) && !element.contains(floater))
        .filter((content) => isCovering(floater, box, content))
        .map(({ text }) => `${describe(floater)} covers "${text.slice(0, 40)}"`)
    }),
  )
}

export function isCovering(floater: Element, box: Box, content: { element: Element; box: Box }) {
  const both = intersection(intersection(box, content.box), screenBox())
  return isLarger(both, 2) && isAbove(floater, content.element, both)
}

/** Whether this element is above that content, at the centre of their intersection. */
export function isAbove(floater: Element, content: Element, { left, top, right, bottom }: Box) {
  const pile = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
  const place = (of: Element) => pile.findIndex((one) => one === of || of.contains(one))
  const [over, under] = [place(floater), place(content)]
  return over >= 0 && (under < 0 || over < under)
}

/** The edge at which a full-width bar is; null for anything else. */
export function edgeOf(box: Box, layer: Box): 'top' | 'bottom' | null {
  const isAcross = box.right - box.left >= 0.9 * (layer.right - layer.left)
  const isFlat = box.bottom - box.top < 0.5 * (layer.bottom - layer.top)
  if (!isAcross || !isFlat) return null
  return box.top + box.bottom < layer.top + layer.bottom ? 'top' : 'bottom'
}

/** Elements that stay in place while the page scrolls. */
export function floatersIn(scope: Element): Element[] {
  const menus = '[role=menu], [data-radix-popper-content-wrapper]'
  return [...scope.querySelectorAll('*')].filter((element) => {
    const { position } = getComputedStyle(element)
    if (position !== 'fixed' && position !== 'sticky') return false
    if (notices().some((notice) => notice.contains(element) || element.contains(notice)))
      return false
    const layer = element.closest('[role=dialog], [role=alertdialog]')
    const isOfOther = layer !== null && layer !== scope && !layer.contains(scope)
    return (
      isShown(element) && !isOfOther && !element.querySelector(menus) && !element.closest(menus)
    )
  })
}

/** The painted parts: the element itself, or those of its children that are. */
export function paintedBoxes(element: Element): Box[] {
  if (!isShown(element)) return []
  if (isOpaque(element) || element.matches('img, svg, canvas, video'))
    return [boxOf(element.getBoundingClientRect())]
  return [...element.children].flatMap(paintedBoxes)
}

export function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
}

/** Small controls without text, and fields: covering them is as bad as covering text. */
export function controlsIn(scope: Element): { text: string; element: Element; box: Box }[] {
  const found = scope.querySelectorAll('button, a[href], input, select, textarea')
  const frames = new Map<Element, Box>()
  return [...found].filter(isShown).flatMap((element) => {
    const box = cutTo(boxOf(element.getBoundingClientRect()), element, true, frames)
    const isSmall = box.right - box.left < 0.5 * screenBox().right
    const hasWords = element.matches('button, a') && wordsOf(element) !== ''
    return isSmall && !hasWords && isLarger(box, 2)
      ? [{ text: describe(element), element, box }]
      : []
  })
}

export function notices(): Element[] {
  return [...document.querySelectorAll('[role=region][aria-label^=Notifications] li')].filter(
    isShown,
  )
}

/** A title, a close button, the main action, or what has the focus and its card, under a toast. */
export function findUnderNotices(): string[] {
  const titles = 'h1:not([data-yields]), h2, [data-is-title], [aria-label=Close]'
  const inUse =
    '[data-main], :is(input, select, textarea, button, a):focus, :is(main, [role=dialog]) li:has(:focus)'
  // Large text may leave no place free of all.
  const isLarge = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 20
  const selector = `${titles}, ${isLarge ? 'nav [data-main]' : inUse}`
  const kept = [...document.querySelectorAll(selector)].filter(isShown)
  return notices().flatMap((notice) =>
    kept
      .filter((one) => !notice.contains(one))
      .filter((one) => {
        const box = cutTo(boxOf(one.getBoundingClientRect()), one, true)
        const both = intersection(box, notice.getBoundingClientRect())
        return isLarger(both, 2) && isHiddenBy(notice, one, both)
      })
      .map((one) => `the notice ${describe(notice)} covers ${describe(one)}`),
  )
}

/** Whether it would be visible there without the toast. */
export function isHiddenBy(notice: Element, one: Element, { left, top, right, bottom }: Box) {
  const pile = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
  const rest = pile.filter((element) => !notice.contains(element) && !element.contains(notice))
  return rest.length < pile.length && rest[0] !== undefined && one.contains(rest[0])
}

/** Text that overlaps other text. */
export function findTextOnText(): string[] {
  const scope = topLayer()
  // An open menu covers the page, as a toast does.
  const menus = document.querySelectorAll('[role=menu]')
  const floaters = [...floatersIn(scope), ...notices(), ...menus]
  const texts = textsIn(scope, true).filter(
    ({ element }) =>
      !element.closest('[aria-hidden=true]') && !floaters.some((one) => one.contains(element)),
  )
  const faults = new Set<string>()
  for (const [place, one] of texts.entries()) {
    for (const other of texts.slice(place + 1)) {
      if (one.element === other.element) continue
      const { left, top, right, bottom } = intersection(one.box, other.box)
      const height = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top)
      if (right - left > 4 && bottom - top > 0.4 * height) {
        faults.add(
          `"${one.text.slice(0, 40)}" and "${other.text.slice(0, 40)}" are printed on each other`,
        )
      }
    }
  }
  return [...faults]
}
