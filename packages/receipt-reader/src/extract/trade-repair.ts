import { fold } from './fold.ts'
import { editDistance } from './similar.ts'
import { isTrade, tradeWords } from './vendor-words.ts'
import { lettersOf, withSpelling } from './with-spelling.ts'

/** Shorter ones are like other words: Empress and Express. */
const longTrades = tradeWords.filter((word) => /^[A-Z]{8,}$/.test(word))

/** Worn print loses letters and never adds any: "Resturart" is "Restaurant". */
export function withTradesRepaired(name: string): string {
  return name.replaceAll(/\p{L}{6,}/gu, (word) => {
    const letters = lettersOf(word)
    const trade = isTrade(fold(word))
      ? undefined
      : longTrades.find((known) => isWorn(letters, known))
    return trade ? withSpelling(word, trade) : word
  })
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
