import { fold } from '#lexicon/fold.ts'
import { isSimilar } from '#lexicon/similar.ts'
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
  if (others.some((other) => other.letters === letters)) return line
  const [best] = others
    .filter((other) => other.confidence > sure && isMisreadOf(letters, other.letters))
    .toSorted((a, b) => b.confidence - a.confidence)
  if (!best) return line
  const text = line.text.replace(core, () => withSpelling(core, best.letters))
  return { ...line, text, folded: fold(text) }
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
