import { fold, withoutAccents } from '#lexicon/fold.ts'
import { editDistance } from '#lexicon/similar.ts'
import { isTrade, tradeWords } from './seller-words.ts'

/** Groups of letters that recognisers confuse in logos and worn print. */
const groups = [
  'O0QDCG',
  'I1LJT',
  'S5',
  'B83',
  'Z27',
  'G6',
  'MNH',
  'UVY',
  'EF',
  'PR',
  'WV',
  'KX',
  'AR4',
]
const alike = new Set(
  groups.flatMap((group) => {
    const letters = Array.from(group)
    return letters.flatMap((one) => letters.map((other) => one + other))
  }),
)
const costOfAlike = 0.4

/** Edit distance in which a similar letter costs less; undefined above `most`. */
export function misreadDistance(read: string, printed: string, most: number): number | undefined {
  const letters = Array.from(withPairs(read))
  const others = Array.from(withPairs(printed))
  // A letter too many or too few costs 1.
  if (Math.abs(letters.length - others.length) > most) return undefined
  if (most < 1) return distanceInPlace(letters, others, most)
  let row = Array.from({ length: others.length + 1 }, (_, index) => index)
  for (const [i, letter] of letters.entries()) {
    const next = [i + 1]
    for (const [j, other] of others.entries()) {
      const replaced = (row[j] ?? 0) + costOf(letter, other)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
    if (Math.min(...row) > most) return undefined
  }
  const distance = row.at(-1) ?? 0
  return distance <= most ? distance : undefined
}

/** Without insertions and deletions. */
function distanceInPlace(letters: string[], others: string[], most: number): number | undefined {
  let distance = 0
  for (const [index, letter] of letters.entries()) {
    distance += costOf(letter, others[index]!)
    if (distance > most) return undefined
  }
  return distance
}

function costOf(letter: string, other: string) {
  if (letter === other) return 0
  return alike.has(letter + other) ? costOfAlike : 1
}

/** Two letters that look like one. */
function withPairs(letters: string) {
  return letters.replaceAll('RN', 'M').replaceAll('VV', 'W')
}

/** The name with these letters where they differ; spaces, punctuation and case stay as printed. */
export function withSpelling(name: string, letters: string): string {
  const changes = editDistance(lettersOf(name), letters)
  return spelled({ done: '', left: name, letters, changes, isUpper: isUpperCase(name) }) ?? name
}

/** By most of its letters: an l among capitals is a misread I. */
function isUpperCase(name: string) {
  const upper = name.match(/\p{Lu}/gu)?.length ?? 0
  const lower = name.match(/\p{Ll}/gu)?.length ?? 0
  return upper > lower
}

/** A partly respelled name: the result so far, the rest, and the letters and changes left. */
type Draft = { done: string; left: string; letters: string; changes: number; isUpper: boolean }

function spelled(draft: Draft): string | undefined {
  const { done, left, letters, changes } = draft
  const printed = left.charAt(0)
  if (!left && !letters) return done
  const kept = { ...draft, done: done + printed, left: left.slice(1) }
  if (left && !lettersOf(printed)) {
    // A letter lost at the end of a word goes before the space.
    const isNextRight = lettersOf(left).startsWith(letters.charAt(0))
    return (isNextRight ? undefined : withLetterAdded(draft)) ?? spelled(kept)
  }
  if (lettersOf(printed) === letters.charAt(0))
    return spelled({ ...kept, letters: letters.slice(1) })
  return changes > 0
    ? (withLetterReplaced(draft) ?? withLetterAdded(draft) ?? withLetterDropped(draft))
    : undefined
}

function withLetterReplaced(draft: Draft) {
  const { left, letters } = draft
  if (!left || !letters) return undefined
  return spelled({ ...put(draft, /\p{Lu}/u.test(left.charAt(0))), left: left.slice(1) })
}

function withLetterAdded(draft: Draft) {
  if (!draft.letters || draft.changes === 0) return undefined
  return spelled(put(draft, draft.done === ''))
}

function withLetterDropped(draft: Draft) {
  if (!draft.left) return undefined
  return spelled({ ...draft, left: draft.left.slice(1), changes: draft.changes - 1 })
}

function put(draft: Draft, isLarge: boolean): Draft {
  const { done, letters, changes, isUpper } = draft
  const letter = letters.charAt(0)
  const added = isUpper || isLarge ? letter : letter.toLowerCase()
  return { ...draft, done: done + added, letters: letters.slice(1), changes: changes - 1 }
}

/** Letters and digits, upper case, no accents. */
export function lettersOf(text: string): string {
  return withoutAccents(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]/gu, '')
}

/** Shorter words are too similar: Empress and Express. */
const longTrades = tradeWords.filter((word) => /^[A-Z]{8,}$/.test(word))
const byLook = new Map(
  tradeWords
    .filter((word) => /^[A-Z]{5,}$/.test(word))
    .map((word) => [fold(word).compact, word] as const),
)

/** Corrects confused letters ("Tavem" is "Tavern") and, on worn print, lost ones: "Resturart". */
export function withTradesRepaired(name: string, { mayBeWorn }: { mayBeWorn: boolean }): string {
  return name.replaceAll(/\p{L}{4,}/gu, (word) => {
    const trade = byLook.get(fold(word).compact) ?? (mayBeWorn ? wornTrade(word) : undefined)
    return trade && trade !== lettersOf(word) ? withSpelling(word, trade) : word
  })
}

/** Worn print loses letters and never adds any. */
function wornTrade(word: string) {
  const letters = lettersOf(word)
  if (letters.length < 6 || isTrade(fold(word))) return undefined
  return longTrades.find((known) => isWorn(letters, known))
}

/** Both ends match, and at most three letters in ten are wrong or lost. */
function isWorn(read: string, trade: string) {
  return (
    read.length <= trade.length &&
    read.at(0) === trade.at(0) &&
    read.at(-1) === trade.at(-1) &&
    editDistance(read, trade) <= Math.floor(0.3 * trade.length)
  )
}
