// Runs in the page; eyes.ts injects it.
import { boxOf, cutTo, describe, isLarger, isShown, topLayer, wordsOf } from './see.ts'

/** Controls that are smaller than a fingertip. */
export function findSmallTargets(least: number): string[] {
  const pressed =
    'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=switch], [role=tab], [role=menuitem], [role=checkbox], [role=radio]'
  return [...topLayer().querySelectorAll(pressed)]
    .filter(
      (element) => isShown(element) && !element.matches(':disabled') && !isInSentence(element),
    )
    .flatMap((element) => {
      const seen = cutTo(boxOf(element.getBoundingClientRect()), element, false)
      if (!isLarger(seen, 1.5)) return []
      const { width, height } = targetOf(element)
      if (Math.min(width, height) >= least - 0.5) return []
      return [`${describe(element)} is ${Math.round(width)} x ${Math.round(height)} px to press`]
    })
}

/** The largest of the element, its label and its touch area: one of them must be wide and high enough. */
export function targetOf(element: Element): { width: number; height: number } {
  const labels = (element as HTMLInputElement).labels ?? []
  const own = [element, ...labels].map((one) => one.getBoundingClientRect())
  const around = ['::before', '::after'].flatMap((part) => {
    const { content, position, width, height } = getComputedStyle(element, part)
    const isThere = content !== 'none' && position === 'absolute'
    return isThere ? [{ width: Number.parseFloat(width), height: Number.parseFloat(height) }] : []
  })
  const all = [...own, ...around].map(({ width, height }) => ({
    width: width || 0,
    height: height || 0,
  }))
  const shortSide = (box: { width: number; height: number }) => Math.min(box.width, box.height)
  return all.reduce((best, one) => (shortSide(one) > shortSide(best) ? one : best))
}

/** A link within text is as high as its line: a larger target would cover the next line. */
export function isInSentence(element: Element): boolean {
  if (!element.matches('a, button') || getComputedStyle(element).display !== 'inline') return false
  return element.parentElement !== null && wordsOf(element.parentElement) !== wordsOf(element)
}
