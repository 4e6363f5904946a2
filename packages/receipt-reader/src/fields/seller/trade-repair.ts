import { fold } from '#lexicon/fold.ts'
import { editDistance } from '#lexicon/similar.ts'
import { isTrade, tradeWords } from './vendor-words.ts'
import { lettersOf, withSpelling } from './with-spelling.ts'

/** Shorter ones are like other words: Empress and Express. */
const longTrades = tradeWords.filter((word) => /^[A-Z]{8,}$/.test(word))
const byLook = new Map(
  tradeWords
    .filter((word) => /^[A-Z]{5,}$/.test(word))
    .map((word) => [fold(word).compact, word] as const),
)

/** Look-alikes made right ("Tavem" is "Tavern"), and where print may be worn what it lost: "Resturart". */
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

/** Both ends stand, and no more than three letters in ten are wrong or lost. */
function isWorn(read: string, trade: string) {
  return (
    read.length <= trade.length &&
    read.at(0) === trade.at(0) &&
    read.at(-1) === trade.at(-1) &&
    editDistance(read, trade) <= Math.floor(0.3 * trade.length)
  )
}
