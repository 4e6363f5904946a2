// Runs in the page; eyes.ts injects it.
import { describe, textsIn, topLayer, wordsOf } from './see.ts'

type Before = { texts: Map<string, number>; sizes: Map<Element, number> }

/** Stored in the page: an element is the same after the text has grown. */
export function rememberTexts() {
  const texts = countTexts()
  // Text in a drawing belongs to the drawing.
  const elements = textsIn(topLayer())
    .map(({ element }) => element)
    .filter((element) => !element.closest('[aria-hidden=true]'))
  const sizes = new Map(
    elements.map((one) => [one, Number.parseFloat(getComputedStyle(one).fontSize)]),
  )
  Object.assign(window, { before: { texts, sizes } satisfies Before })
}

/** How many elements show each text, so that losing one of two with the same text is noticed. */
export function countTexts(): Map<string, number> {
  const shown = new Map<Element, string>()
  for (const { text, element } of textsIn(topLayer())) {
    if (isRowThatComesAndGoes(element)) continue
    if (/[\p{L}\d]/u.test(text)) shown.set(element, wordsOf(element))
  }
  const counts = new Map<string, number>()
  for (const text of shown.values()) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** In a list that has more rows than are in the page. */
export function isRowThatComesAndGoes(element: Element): boolean {
  const row = element.closest('li[aria-setsize]')
  const count = row?.parentElement?.childElementCount ?? 0
  return count < Number(row?.getAttribute('aria-setsize') ?? 0)
}

/** Texts that were shown before the text grew and are not now. */
export function findLostTexts(): string[] {
  const { texts } = (window as unknown as { before: Before }).before
  const now = countTexts()
  return [...texts]
    .filter(([text, count]) => (now.get(text) ?? 0) < count)
    .map(([text]) => `"${text.slice(0, 60)}" is gone`)
}

export function findTextsNotGrown(factor: number): string[] {
  const { sizes } = (window as unknown as { before: Before }).before
  const small = [...sizes].flatMap(([element, size]) => {
    const now = Number.parseFloat(getComputedStyle(element).fontSize)
    if (!element.isConnected || now >= size * factor * 0.97) return []
    if (now > size && isFillingItsLine(element, (size * factor) / now)) return []
    return [`${describe(element)} (from ${size} to ${now} px)`]
  })
  if (small.length === 0) return []
  return [`${small.length} texts have not grown, among them ${small.slice(0, 4).join(', ')}`]
}

/** A word as wide as its line cannot grow further: a long amount would be broken. */
export function isFillingItsLine(element: Element, missing: number): boolean {
  const { width } = element.getBoundingClientRect()
  const line = element.parentElement?.clientWidth ?? 0
  return !/\s/.test(wordsOf(element)) && width >= 0.85 * line && width * missing > line
}
