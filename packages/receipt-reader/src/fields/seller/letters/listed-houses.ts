import { digitsIn } from '#fields/seller/name-text.ts'
import { isTrade } from '#fields/seller/vendor-words.ts'
import { fold } from '#lexicon/fold.ts'
import type { Facts } from './facts.ts'
import { isAddressText, isContactText } from './letter-words.ts'
import type { House, Piece } from './pieces.ts'
import { titledName } from './titled-names.ts'

const mostWords = 6

/** Where all houses of a group are listed and one of them is named once more, that one sends the bill. */
export function houseAmongListed(facts: Facts): House | undefined {
  const listed = new Set(facts.pieces.flatMap(housesIn).map((name) => fold(name).compact))
  if (listed.size < 2) return undefined
  const named = facts.pieces
    .flatMap((piece) => namedAlone(piece, facts))
    .filter(({ name }) => listed.has(fold(name).compact))
  return new Set(named.map(({ name }) => fold(name).compact)).size === 1 ? named[0] : undefined
}

/** "Hotel Heron • Hotel Fenland". */
function housesIn({ printed }: Piece): string[] {
  const parts = printed.split(/\s*[•·|]\s*|\s[–—]\s|,\s/u)
  return parts.length > 1 && parts.every(isName) ? parts : []
}

function isName(part: string) {
  const isShort = part.includes(' ') && part.split(' ').length <= mostWords
  return /^\p{Lu}/u.test(part) && isShort && digitsIn(part) === 0 && !isOfAddress(part)
}

function isOfAddress(part: string) {
  return isContactText(part) || (isAddressText(part) && !isTrade(fold(part)))
}

/** In the title, or alone in its line as a house is: towns are listed too. */
function namedAlone(piece: Piece, facts: Facts): House[] {
  if (facts.recipients.has(piece)) return []
  const titled = titledName(piece, facts)
  if (titled) return [{ name: titled, piece }]
  return isTrade(piece.folded) ? [{ name: piece.text, piece }] : []
}
