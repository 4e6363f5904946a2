// What runs in the page; see eyes.ts for how it comes there.
import { describe, textsIn, topLayer, wordsOf } from './see.ts'

type Before = { texts: Map<string, number>; sizes: Map<Element, number> }

/** Kept in the page: an element is the same after the text has grown. */
export function rememberTexts() {
  const texts = countTexts()
  // Letters in a drawing belong to the drawing.
  const elements = textsIn(topLayer())
    .map(({ element }) => element)
    .filter((element) => !element.closest('[aria-hidden=true]'))
  const sizes = new Map(
    elements.map((one) => [one, Number.parseFloat(getComputedStyle(one).fontSize)]),
  )
  Object.assign(window, { before: { texts, sizes } satisfies Before })
}

/** How many elements show each text, so that one of two that say the same is missed too. */
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

/** In a list that says of itself that it has more rows than are in the page. */
export function isRowThatComesAndGoes(element: Element): boolean {
  const row = element.closest('li[aria-setsize]')
  const count = row?.parentElement?.childElementCount ?? 0
  return count < Number(row?.getAttribute('aria-setsize') ?? 0)
}

/** What was there before the text grew and is not now. */
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

/** One word as wide as its line has grown as far as it can: a long sum would be broken in the middle. */
export function isFillingItsLine(element: Element, missing: number): boolean {
  const { width } = element.getBoundingClientRect()
  const line = element.parentElement?.clientWidth ?? 0
  return !/\s/.test(wordsOf(element)) && width >= 0.85 * line && width * missing > line
}
