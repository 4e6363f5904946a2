import { fold } from '#lexicon/fold.ts'
import { clearestReading } from '#rows/readings.ts'
import type { HeadingLine } from './heading-lines.ts'
import { isTitle, withoutGenericWords } from './vendor-words.ts'
import { webNamesIn } from './web-names.ts'
import { lettersOf } from './with-spelling.ts'

/** Where else on the page a name may be spelled, as letters alone. */
export type Spelling = {
  letters: string
  confidence: number
  row: number
  /** Web addresses are printed plainly; logos are not. */
  isWeb: boolean
  /** In a row with a price: a dish may be named for the house, and others are named like it. */
  isGoods: boolean
}

/** Shorter words are like too many others. */
const fewestLetters = 6
const mostWords = 4

/** Words and groups of words in plain print, and what web addresses and handles call the vendor. */
export function spellingsOn(lines: HeadingLine[]): Spelling[] {
  return lines.flatMap(({ row, hasAmount }) =>
    row.boxes.flatMap((box) => {
      const readings = [box, ...(box.alternatives ?? [])]
      const web = readings.flatMap(({ text, confidence }) =>
        webNamesIn(text).map((name) => ({ name, confidence, isWeb: true, isGoods: false })),
      )
      const { confidence } = box
      const how = { confidence, isWeb: false, isGoods: hasAmount }
      const printed = namesIn(clearestReading(box)).map((name) => ({ name, ...how }))
      return [...web, ...printed]
        .map(({ name, ...found }) => ({ letters: lettersOf(name), row: row.index, ...found }))
        .filter(({ letters }) => letters.length >= fewestLetters)
    }),
  )
}

/** Groups of words that begin as names do and say more than what any shop says. */
function namesIn(text: string) {
  const words = text.split(/\s+/)
  return words
    .flatMap((_, start) =>
      Array.from({ length: mostWords }, (_none, more) =>
        words.slice(start, start + more + 1).join(' '),
      ),
    )
    .filter((name) => /^\p{Lu}/u.test(name) && !isTitle(fold(name)))
    .filter((name) => lettersOf(withoutGenericWords(name)).length >= fewestLetters)
}
