import { fold } from '#lexicon/fold.ts'
import { isSimilar } from '#lexicon/similar.ts'
import { readingsOf } from '#rows/readings.ts'
import { misreadDistance } from './chains/misreadings.ts'
import type { HeadingLine } from './heading-lines.ts'
import type { Spelling } from './spellings.ts'
import { withoutGenericWords } from './vendor-words.ts'
import { lettersOf, withSpelling } from './with-spelling.ts'

/** A line whose name the page spells again, more surely read: a logo is often misread by a letter or two. */
export function withNameRepaired(line: HeadingLine, spellings: Spelling[]): HeadingLine {
  if (!line.isNameLike) return line
  const core = coreOf(line.text)
  const letters = lettersOf(core)
  const sure = Math.max(...line.row.boxes.map(({ confidence }) => confidence))
  const others = spellings.filter(({ row }) => row !== line.row.index)
  const plain = others.filter(({ isGoods }) => !isGoods)
  if (plain.some((other) => other.letters === letters)) return line
  const [best] = plain
    .filter((other) => other.confidence > sure && isMisreadOf(letters, other.letters))
    .toSorted((a, b) => b.confidence - a.confidence)
  const spelled = best?.letters ?? asInWeb(letters, plain) ?? readingAgain(line, letters, others)
  if (!spelled) return line
  const text = line.text.replace(core, () => withSpelling(core, spelled))
  return { ...line, text, folded: fold(text) }
}

/** As many look-alikes as one logo has. */
const someLookAlikes = 0.9

/** The web address differs in letters that look alike only. */
function asInWeb(letters: string, others: Spelling[]) {
  const isSame = ({ isWeb, letters: other }: Spelling) =>
    isWeb &&
    other.length === letters.length &&
    misreadDistance(letters, other, someLookAlikes) !== undefined
  return others.find(isSame)?.letters
}

/** Another reading of the line that the page spells again somewhere, if only in a dish. */
function readingAgain({ row, text }: HeadingLine, letters: string, others: Spelling[]) {
  const [box, ...more] = row.boxes
  if (!box || more.length > 0) return undefined
  // The whole line without its spaces is the same reading.
  const known = [letters, lettersOf(text)]
  return readingsOf(box)
    .map(lettersOf)
    .find(
      (reading) => !known.includes(reading) && others.some((other) => other.letters === reading),
    )
}

/** Alike, but not one of them with an ending (Burger, Burgers), nor of another number. */
function isMisreadOf(read: string, spelled: string) {
  const isOnlyEnding = read.startsWith(spelled) || spelled.startsWith(read)
  const hasSameNumbers = read.replaceAll(/\D/g, '') === spelled.replaceAll(/\D/g, '')
  return isSimilar(read, spelled) && !isOnlyEnding && hasSameNumbers
}

/** The name without the words around it that many names have. */
function coreOf(name: string) {
  const words = name.split(' ')
  const isOwn = (word: string) => lettersOf(withoutGenericWords(word)).length > 0
  return words.slice(words.findIndex(isOwn), words.findLastIndex(isOwn) + 1).join(' ')
}
