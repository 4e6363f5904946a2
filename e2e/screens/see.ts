// Runs in the page; eyes.ts injects it.

export type Box = { left: number; top: number; right: number; bottom: number }
type SeenText = { text: string; element: HTMLElement; box: Box; whole: Box }

/** A readable name for the report. */
export function describe(element: Element): string {
  if (element === document.documentElement) return 'the page'
  const name = element.getAttribute('aria-label') ?? wordsOf(element)
  const classes = (element.getAttribute('class') ?? '').slice(0, 60)
  return `<${element.tagName.toLowerCase()}> ${name ? `"${name.slice(0, 50)}"` : `.${classes}`}`
}

/** Without icons, which are characters of an icon font. */
export function wordsOf({ textContent }: Node): string {
  return (
    textContent
      ?.replace(/\p{Co}/gu, '')
      .trim()
      .replace(/\s+/g, ' ') ?? ''
  )
}

export function boxOf({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom }
}

export function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

export function isLarger({ left, top, right, bottom }: Box, side: number): boolean {
  return right - left > side && bottom - top > side
}

export function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

type Frames = Map<Element, Box>

/** The visible part of a box within its clipping ancestors; scroll containers clip only if asked. */
export function cutTo(box: Box, from: Element, isScrolled: boolean, known: Frames = new Map()) {
  return intersection(box, frameOf(from, isScrolled, known))
}

/** The visible area for the content of an element. */
export function frameOf(element: Element | null, isScrolled: boolean, known: Frames): Box {
  // The page itself does not clip.
  if (!element || element === document.body || element === document.documentElement) {
    return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
  }
  const found = known.get(element)
  if (found) return found
  const { overflowX, overflowY, position, clipPath } = getComputedStyle(element)
  const around = frameOf(position === 'fixed' ? null : element.parentElement, isScrolled, known)
  const isCutting = (how: string) => how !== 'visible' && (isScrolled || /hidden|clip/.test(how))
  const { left, right, top, bottom } = intersection(around, element.getBoundingClientRect())
  // Content that can be scrolled to in this element is not clipped by its ancestors, as long as the element is visible.
  const isBrought =
    !isScrolled && isLarger({ left, right, top, bottom }, 1.5) && isScrolledSideways(element)
  const frame = {
    ...around,
    ...(isBrought && { left: -Infinity, right: Infinity }),
    ...(isCutting(overflowX) && { left, right }),
    ...(isCutting(overflowY) && { top, bottom }),
    // For screen readers only.
    ...(clipPath === 'inset(50%)' && { left: 0, right: 0 }),
  }
  known.set(element, frame)
  return frame
}

export function isScrolledSideways(element: Element): boolean {
  const { overflowX } = getComputedStyle(element)
  return /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
}

/** Every visible line of text, including after scrolling. */
export function textsIn(scope: Element, isScrolled = false): SeenText[] {
  const found: SeenText[] = []
  const frames: Frames = new Map()
  const nodes = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node.parentElement
    const text = wordsOf(node)
    if (!element || !text || element.closest('script, style, noscript, option, [inert]')) continue
    if (!isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const whole = boxOf(rect)
      const box = cutTo(whole, element, isScrolled, frames)
      if (isLarger(box, 1.5)) found.push({ text, element, box, whole })
    }
  }
  return found
}

/** The topmost dialog, or else the whole page; toasts have their own check. */
export function topLayer(): Element {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]')
  return [...dialogs].filter(isShown).at(-1) ?? document.body
}

/** The scroll container of this layer: the page, or the largest one in a dialog. */
export function scrollerIn(scope: Element): Element {
  const page = document.scrollingElement ?? document.documentElement
  if (scope === document.body) return page
  const parts = [scope, ...scope.querySelectorAll('*')].filter(
    (part) =>
      /auto|scroll/.test(getComputedStyle(part).overflowY) &&
      part.scrollHeight > part.clientHeight + 1 &&
      !part.matches('textarea, select'),
  )
  return parts.toSorted((one, other) => other.clientHeight - one.clientHeight)[0] ?? scope
}

export function screenBox(): Box {
  return { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight }
}

export function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve)
  })
}

/** Waits for animations, and until heights no longer change. */
export async function untilStill(): Promise<void> {
  await nextFrame()
  await nextFrame()
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
  const heightsNow = () =>
    [...document.querySelectorAll('main, ul, [role=dialog]')].map((one) => one.scrollHeight).join()
  let known = ''
  for (let same = 0, frame = 0; same < 4 && frame < 60; frame += 1) {
    await nextFrame()
    same = heightsNow() === known ? same + 1 : 0
    known = heightsNow()
  }
}
