import { fold } from '#lexicon/fold.ts'
import { chainIn, withChainSpelled } from './chains/find-chains.ts'
import type { HeadingLine } from './heading-lines.ts'

/** Above this a name was read as it is printed. */
const sure = 0.95
const headingRows = 6

/** A ring or disc beside a name is read as a round letter. */
const disc = /^[OQCDG0@©®]\s?(?=\p{L}{5})/u

/** A line near the top that reads like a chain but for a letter or two, or for the disc of its logo. */
export function withChainRepaired(line: HeadingLine): HeadingLine {
  if (line.row.index >= headingRows || !line.isNameLike || chainIn(line.text)) return line
  const isUnsure = line.row.boxes.some(({ confidence }) => confidence < sure)
  const text = withoutDisc(line.text) ?? (isUnsure ? withChainSpelled(line.text) : undefined)
  return text ? { ...line, text, folded: fold(text) } : line
}

function withoutDisc(name: string) {
  const rest = name.replace(disc, '')
  return rest !== name && chainIn(rest)?.isAlone ? rest : undefined
}
