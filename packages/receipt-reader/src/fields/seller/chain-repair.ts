import { fold } from '#lexicon/fold.ts'
import { editDistance } from '#lexicon/similar.ts'
import { chainIn, withChainSpelled } from './chains/find-chains.ts'
import type { HeadingLine } from './heading-lines.ts'
import { lettersOf } from './with-spelling.ts'

/** Above this a name was read as it is printed. */
const sure = 0.95
const headingRows = 6

/** A ring or disc beside a name is read as a round letter. */
const disc = /^[OQCDG0@©®]\s?(?=\p{L}{5})/u

/** A line near the top that reads like a chain but for a letter or two, or for the disc of its logo. */
export function withChainRepaired(line: HeadingLine): HeadingLine {
  if (line.row.index >= headingRows || !line.isNameLike || chainIn(line.text)) return line
  const isSure = line.row.boxes.every(({ confidence }) => confidence >= sure)
  const text =
    withoutDisc(line.text) ?? otherReading(line) ?? withChainSpelled(line.text, { isSure })
  return withText(line, text)
}

/** A line of a few letters, all but one of them those of a chain that the page names elsewhere. */
export function withChainOfPage(line: HeadingLine, chains: string[]): HeadingLine {
  if (line.row.index >= headingRows || chainIn(line.text)) return line
  const letters = lettersOf(line.text)
  const chain = chains.find((name) => isNearly(letters, lettersOf(name)))
  return withText(line, chain)
}

function isNearly(letters: string, chain: string) {
  const isLong = Math.min(letters.length, chain.length) >= 4
  return isLong && letters !== chain && editDistance(letters, chain) === 1
}

/** A chain and nothing else, by the surest of the other readings. */
function otherReading({ row: { boxes } }: HeadingLine) {
  const [box, ...more] = boxes
  if (!box || more.length > 0) return undefined
  const [best] = (box.alternatives ?? []).toSorted((a, b) => b.confidence - a.confidence)
  const isBetter = best !== undefined && best.confidence > box.confidence
  return isBetter && chainIn(best.text)?.isAlone ? best.text : undefined
}

function withoutDisc(name: string) {
  const rest = name.replace(disc, '')
  return rest !== name && chainIn(rest)?.isAlone ? rest : undefined
}

function withText(line: HeadingLine, text: string | undefined): HeadingLine {
  return text ? { ...line, text, folded: fold(text) } : line
}
