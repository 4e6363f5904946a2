import { lettersOf } from '#fields/seller/with-spelling.ts'
import { remembered } from '#lexicon/remembered.ts'
import { chainDomains, type Print, prints } from './chains.ts'
import { misreadDistance } from './misreadings.ts'

/** A chain in a text: alone in it, or at its beginning with more after it, or in its midst. */
export type ChainFound = Readonly<{
  chain: string
  isAlone: boolean
  isAtStart: boolean
  /** Also an ordinary word. */
  isCommon: boolean
}>

const byLetters = new Map<string, Print>()
for (const print of prints) {
  if (!byLetters.has(print.letters)) byLetters.set(print.letters, print)
}
const isLatin = ({ letters }: Print) => /^[A-Z\d]+$/.test(letters)
const otherScripts = prints.filter((print) => !isLatin(print))

/** Fewer letters are a chain's only if each is right. */
const fewestMisread = 5
/** Of its letters, how many may be misread; of a short name only one, and only by one that looks like it. */
const mostMisread = 0.17
const longName = 7
const oneLookAlike = 0.45
const mostWords = 5
const distinctive = Map.groupBy(
  prints.filter(
    (print) => isLatin(print) && !print.isCommon && print.letters.length >= fewestMisread,
  ),
  ({ letters }) => letters.length,
)

/** The chain that this text names, spelled as the chain spells itself. */
export function chainIn(text: string): ChainFound | undefined {
  return foundIn(text).chain
}

const foundIn = remembered((text: string) => ({ chain: lookIn(text) }))

function lookIn(text: string): ChainFound | undefined {
  const words = wordsIn(text)
  const whole = words.join('')
  const found = spansOf(words)
    .map((span) => ({ ...span, print: byLetters.get(span.letters) }))
    .filter(({ print, letters }) => print && (!print.isCommon || letters === whole))
    .filter((span) => !isPatched(span, words))
    .toSorted((a, b) => a.from - b.from || b.letters.length - a.letters.length)[0]
  if (found?.print) return foundAs(found.print, { ...found, whole })
  if (!/[^A-Z\d]/.test(whole)) return undefined
  const signs = otherScripts.find(({ letters, isCommon }) =>
    isCommon ? whole === letters : whole.includes(letters),
  )
  if (!signs) return undefined
  const from = whole.indexOf(signs.letters)
  return foundAs(signs, { letters: signs.letters, from, whole })
}

/** The text with the chain at its beginning spelled right, if it was probably one that was misread; print that was
 * read surely may have taken one letter for a look-alike and no more. */
export function withChainSpelled(text: string, { isSure = false } = {}): string | undefined {
  const parts = text.split(/\s+/).filter((part) => lettersOf(part))
  const [best] = spansOf(parts.map(lettersOf))
    .filter(({ from, letters }) => from === 0 && letters.length >= fewestMisread)
    .flatMap((span) => misreadAs(span, isSure))
    .filter(({ print }) => !isSure || print.letters.length >= longName)
    .toSorted((a, b) => b.letters.length - a.letters.length || a.distance - b.distance)
  if (!best) return undefined
  const name = best.print.text
  const rest = parts.slice(best.count)
  const hasSmall = /\p{Ll}/u.test(text)
  return [hasSmall ? name : name.toUpperCase(), ...rest].join(' ')
}

/** Prints of about as many letters that these letters may be; of sure print just as many, but for one look-alike. */
function misreadAs(span: Span, isSure: boolean) {
  const { letters } = span
  const further = isSure ? 0 : 4
  return Array.from({ length: 2 * further + 1 }, (_, at) => letters.length - further + at)
    .flatMap((length) => distinctive.get(length) ?? [])
    .flatMap((print) => {
      const { length } = print.letters
      if (hasStrayEnd(letters, print.letters)) return [{ ...span, print, distance: 1 }]
      if (Math.abs(letters.length - length) > 1 + length / 8) return []
      const most = isSure || length < longName ? oneLookAlike : mostMisread * length
      const distance = misreadDistance(letters, print.letters, most)
      return distance === undefined ? [] : [{ ...span, print, distance }]
    })
}

/** A sign or a spot after the logo, taken for digits or a letter or two: KAUFLAND2S, WALMARTOK. */
function hasStrayEnd(letters: string, printed: string) {
  const end = letters.slice(printed.length)
  if (!letters.startsWith(printed) || end.length === 0) return false
  const isLong = printed.length >= longName
  return /\d/.test(end) ? end.length <= 3 : isLong && end.length <= 2
}

/** "BILL A" is no BILLA, but "H O F E R" is a chain. */
function isPatched({ letters, from, count }: Span, words: string[]) {
  const isTorn = words.slice(from, from + count).every((word) => word.length === 1)
  return count > 1 && letters.length < longName && !isTorn && /^[A-Z]+$/.test(letters)
}

type Span = { letters: string; from: number; count: number }

function foundAs(print: Print, span: { letters: string; from: number; whole: string }): ChainFound {
  return {
    chain: print.chain,
    isAlone: span.letters === span.whole,
    isAtStart: span.from === 0,
    isCommon: print.isCommon,
  }
}

function wordsIn(text: string) {
  return text
    .split(/[\s/.,:;()"“”*|-]+/u)
    .map(lettersOf)
    .filter(Boolean)
}

/** Runs of words, as letters; recognisers lose spaces and add some. */
function spansOf(words: string[]): Span[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(mostWords, words.length - from) }, (_none, more) => ({
      letters: words.slice(from, from + more + 1).join(''),
      from,
      count: more + 1,
    })),
  )
}

/** Chains whose web or mail address stands in this text. */
export function chainsOfWebIn(text: string): string[] {
  const small = text.toLowerCase().replaceAll(/\s*\.\s*/g, '.')
  const addresses = small.match(/(?:[a-z0-9-]+\.)+[a-z]{2,4}(?![a-z0-9])/g) ?? []
  return addresses.flatMap((address) => {
    const parts = address.split('.')
    const owner = parts
      .map((_, from) => chainDomains.get(parts.slice(from).join('.')))
      .find((chain) => chain !== undefined)
    return owner ? [owner] : []
  })
}
