import type { Chain } from '#data/chain.ts'
import chains from '#data/chains.json' with { type: 'json' }
import { memoize } from '#lexicon/memoize.ts'
import { lettersOf, misreadDistance } from './misreadings.ts'

/** A printed form of a chain's name. */
type Print = {
  text: string
  letters: string
  chain: string
  /** Also an ordinary word, or too short to be reliable: it must be alone in its row. */
  isCommon: boolean
}

/** A chain found in a text: alone, at its start, or inside it. */
export type ChainFound = Readonly<{
  chain: string
  isAlone: boolean
  isAtStart: boolean
  isCommon: boolean
}>

/** Shorter names resemble too many words; by Latin letters and by other characters. */
const fewLetters = 4
const fewSigns = 1
/** Shorter names must match exactly. */
const fewestMisread = 5
/** The share of letters that may be misread; in a short name one letter, by a similar one. */
const mostMisread = 0.17
const longName = 7
const oneLookAlike = 0.45
const mostWords = 5

const isLatin = (letters: string) => /^[A-Z\d]+$/.test(letters)

const prints = (chains as Chain[]).flatMap(({ name, prints: others = [], common = [] }) =>
  [...new Set([name, ...others, ...common])].map((text): Print => {
    const letters = lettersOf(text)
    const least = isLatin(letters) ? fewLetters : fewSigns
    return {
      text,
      letters,
      chain: name,
      isCommon: common.includes(text) || letters.length <= least,
    }
  }),
)
const domains = new Map(
  (chains as Chain[]).flatMap(({ name, domains: own = [] }) =>
    own.map((at) => [at, name] as const),
  ),
)

const bySlogan = new Map(
  (chains as Chain[]).flatMap(({ name, slogans = [] }) =>
    slogans.map((slogan) => [lettersOf(slogan), name] as const),
  ),
)

const byLetters = new Map(prints.toReversed().map((print) => [print.letters, print]))
const otherScripts = prints.filter(({ letters }) => !isLatin(letters))
const distinctive = Map.groupBy(
  prints.filter(
    ({ letters, isCommon }) => isLatin(letters) && !isCommon && letters.length >= fewestMisread,
  ),
  ({ letters }) => letters.length,
)

/** The chain in this text, in its own spelling. */
export const chainIn = memoize((text: string): ChainFound | undefined => {
  const words = wordsIn(text)
  const whole = words.join('')
  const found = spansOf(words)
    .map((span) => ({ ...span, print: byLetters.get(span.letters) }))
    .filter(({ print, letters }) => print && (!print.isCommon || letters === whole))
    .filter((span) => !isPatched(span, words))
    .toSorted((a, b) => a.from - b.from || b.letters.length - a.letters.length)[0]
  if (found?.print) return foundAs(found.print, found, whole)
  if (isLatin(whole)) return undefined
  const signs = otherScripts.find(({ letters, isCommon }) =>
    isCommon ? whole === letters : whole.includes(letters),
  )
  if (!signs) return undefined
  return foundAs(signs, { letters: signs.letters, from: whole.indexOf(signs.letters) }, whole)
})

/** Chains whose web or mail address is in this text. */
export function chainsOfWebIn(text: string): string[] {
  const small = text.toLowerCase().replaceAll(/\s*\.\s*/g, '.')
  const addresses = small.match(/(?:[a-z0-9-]+\.)+[a-z]{2,4}(?![a-z0-9])/g) ?? []
  return addresses.flatMap((address) => {
    const parts = address.split('.')
    const owner = parts
      .map((_, from) => domains.get(parts.slice(from).join('.')))
      .find((chain) => chain !== undefined)
    return owner ? [owner] : []
  })
}

/** The chain with exactly this slogan. */
export function chainOfSlogan(text: string): string | undefined {
  return bySlogan.get(lettersOf(text))
}

/** The text with a probably misread chain at its beginning spelled right; print that was
 * read with high confidence may have at most one confused letter. */
export function withChainSpelled(text: string, { isSure = false } = {}): string | undefined {
  const parts = text.split(/\s+/).filter((part) => lettersOf(part))
  const [best] = spansOf(parts.map(lettersOf))
    .filter(({ from, letters }) => from === 0 && letters.length >= fewestMisread)
    .flatMap((span) => misreadAs(span, isSure))
    .filter(({ print }) => !isSure || print.letters.length >= longName)
    .toSorted((a, b) => b.letters.length - a.letters.length || a.distance - b.distance)
  if (!best) return undefined
  const name = /\p{Ll}/u.test(text) ? best.print.text : best.print.text.toUpperCase()
  return [name, ...parts.slice(best.count)].join(' ')
}

/** Names of similar length that these letters may be; for a confident reading, of equal length with one similar letter. */
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

/** A symbol or spot after the logo, misread as digits or a letter or two: KAUFLAND2S, WALMARTOK. */
function hasStrayEnd(letters: string, printed: string) {
  const end = letters.slice(printed.length)
  if (!letters.startsWith(printed) || end.length === 0) return false
  return /\d/.test(end) ? end.length <= 3 : printed.length >= longName && end.length <= 2
}

/** "BILL A" is not BILLA, but "H O F E R" is a chain. */
function isPatched({ letters, from, count }: Span, words: string[]) {
  const isTorn = words.slice(from, from + count).every((word) => word.length === 1)
  return count > 1 && letters.length < longName && !isTorn && /^[A-Z]+$/.test(letters)
}

type Span = { letters: string; from: number; count: number }

function foundAs(print: Print, span: Pick<Span, 'letters' | 'from'>, whole: string): ChainFound {
  const { chain, isCommon } = print
  return { chain, isCommon, isAlone: span.letters === whole, isAtStart: span.from === 0 }
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
