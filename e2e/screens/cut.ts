// Runs in the page; eyes.ts injects it.
import {
  describe,
  isScrolledSideways,
  isShown,
  screenBox,
  scrollerIn,
  textsIn,
  topLayer,
} from './see.ts'

/** Text that overflows or is cut off. */
export function findCut(): string[] {
  const scope = topLayer()
  const faults = new Set<string>()
  for (const part of new Set([document.scrollingElement, scrollerIn(scope)])) {
    const beyond = part ? part.scrollWidth - part.clientWidth : 0
    if (part && beyond > 1) faults.add(`${describe(part)} scrolls sideways by ${beyond} px`)
  }
  for (const { text, element, box, whole } of textsIn(scope)) {
    if (element.closest('input, textarea, select')) continue
    const cut = cutInOneLine(element)
    // The header has one line for the trip's name; Home and its title show all of it.
    if (cut && !cut.matches('header p > [title]'))
      faults.add(`${describe(cut)} is cut in its first line`)
    const words = `"${text.slice(0, 40)}" in ${describe(element)}`
    const { left, right } = screenBox()
    const isBeyond = box.right > right + 1 || box.left < left - 1
    if (isBeyond && !isScrollable(element)) faults.add(`${words} goes beyond the edge`)
    const lost = Math.max(whole.right - box.right, box.left - whole.left)
    const isLow = box.bottom - box.top < 0.6 * (whole.bottom - whole.top)
    const isExempt = hasEllipsis(element) && !element.closest('.amount')
    if ((lost > 3 || isLow) && !isExempt) faults.add(`${words} is cut without a sign`)
  }
  for (const amount of cutAmounts(scope)) faults.add(`the amount ${describe(amount)} is cut`)
  return [...faults]
}

/** A name may end in an ellipsis if it has too many lines; an amount never. */
export function cutAmounts(scope: Element): Element[] {
  return [...scope.querySelectorAll('.amount')].filter((amount) => {
    if (!isShown(amount)) return false
    const { overflowX, overflowY } = getComputedStyle(amount)
    const isCutting = /hidden|clip/.test(overflowX + overflowY)
    const isLess =
      amount.scrollHeight > amount.clientHeight + 2 || amount.scrollWidth > amount.clientWidth + 1
    const clamp = amount.closest<HTMLElement>('[class*=line-clamp], .truncate')
    const isClamped = clamp !== null && clamp.scrollHeight > clamp.clientHeight + 2
    return amount.clientWidth > 2 && ((isCutting && isLess) || isClamped)
  })
}

export function isScrollable(element: Element): boolean {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    if (isScrolledSideways(one)) return true
  }
  return false
}

/** Whether it ends in an ellipsis. */
export function hasEllipsis(element: Element): boolean {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(one)
    if (textOverflow === 'ellipsis' || (webkitLineClamp && webkitLineClamp !== 'none')) return true
  }
  return false
}

/** The ancestor with one line and more text than fits. */
export function cutInOneLine(element: Element): Element | null {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const { textOverflow, webkitLineClamp, overflowX, whiteSpace } = getComputedStyle(one)
    const isClamped = webkitLineClamp === '1' && one.scrollHeight > one.clientHeight + 2
    const isDotted = textOverflow === 'ellipsis' && overflowX !== 'visible'
    const isOneLine = whiteSpace === 'nowrap' || whiteSpace === 'pre'
    if (isClamped || (isDotted && isOneLine && one.scrollWidth > one.clientWidth + 1)) return one
  }
  return null
}
