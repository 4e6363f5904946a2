import { digitsIn } from '#fields/seller/name-text.ts'
import { fold } from '#lexicon/fold.ts'
import { hostNamesIn } from './hosts.ts'
import { isAddressText } from './letter-words.ts'
import { isFromWord, isToWord } from './party-words.ts'
import type { Piece } from './pieces.ts'
import { isRelated } from './relations.ts'

/** A mail that was printed: who sent it, and to whom. */
export type PrintedMail = { name: string | undefined; from: Piece; to: Piece[] }

/** Down the page. */
const lowestHead = 0.5
const rowsOfHead = 6
const rowsBelow = 2
const address = /[<([]?[\w.+-]+@[\w-]+(?:\.[\w-]+)+[>)\]]?/u

/** The head of a printed mail; of a forwarded one the innermost, and none that a firm wrote to itself. */
export function printedMailOn(pieces: Piece[]): PrintedMail | undefined {
  const high = pieces.filter(({ depth }) => depth < lowestHead)
  const mails = high.flatMap((piece) => {
    if (!address.test(piece.printed) || isLabelled(piece, isToWord)) return []
    const to = high.filter((other) => isInHead(piece, other) && isLabelled(other, isToWord))
    // An address alone may be that of a letter's head, with "Guest: ..." further down.
    const before = piece.printed.replace(address, '')
    const isNamed = isLabelled(piece, isFromWord) || isName(before)
    if (!isNamed && (digitsIn(before) > 0 || isInAddress(piece))) return []
    const isHead = isNamed || to.some(({ row }) => row.index - piece.row.index <= rowsBelow)
    if (to.length === 0 || !isHead) return []
    const [domain = ''] = hostNamesIn(piece.printed)
    const isInternal = to.some(({ printed }) => hostNamesIn(printed).includes(domain))
    if (domain === '' || isInternal) return []
    return [{ name: nameOf(piece, domain, pieces), from: piece, to }]
  })
  return mails.at(-1)
}

/** Below the street and the town of a letter's head. */
function isInAddress({ block }: Piece) {
  return block.some(({ printed }) => isAddressText(printed) && digitsIn(printed) > 0)
}

/** Not the street and the telephone of a letter's head. */
function isName(text: string) {
  return /^\p{L}/u.test(text) && digitsIn(text) < 4
}

function isInHead(from: Piece, other: Piece) {
  return other !== from && Math.abs(other.row.index - from.row.index) <= rowsOfHead
}

/** "An: Jonas", or "An" to its left; "to me" has no colon. */
function isLabelled({ printed, before }: Piece, isLabel: (text: string) => boolean) {
  const [label = '', rest] = printed.split(/\s*:\s+|\s*:$/u, 2)
  if (rest !== undefined && rest !== '') return isLabel(label)
  if (before && isLabel(before.printed)) return true
  const [first = '', ...others] = printed.split(' ')
  return others.length > 0 && others.length < 3 && /^\p{Ll}/u.test(first) && isLabel(first)
}

/** As it stands before the address, without "customer service"; else the domain's, where it is printed as words. */
function nameOf({ printed }: Piece, domain: string, pieces: Piece[]): string | undefined {
  const [label = '', rest = ''] = printed.split(/\s*:\s+/u, 2)
  const text = rest !== '' && isFromWord(label) ? rest : printed
  const name = (text.split(address)[0] ?? '').replaceAll(/["“”']/g, '').trim()
  const { compact } = fold(domain)
  const others = pieces.filter((piece) => piece.printed !== printed)
  const whole = fold(name).compact
  // A desk or a person: "Reception", "Jonas Petri".
  if (!isRelated(whole, compact)) {
    const texts = others.map((piece) => piece.printed)
    const spelled = spelledOut(compact, texts)
    if (name === '' || (spelled && /^\p{Lu}/u.test(spelled))) return spelled
  }
  const isPrinted = others.some(({ folded }) => folded.compact.includes(whole))
  return isPrinted ? name : (spelledOut(compact, [name]) ?? name)
}

const mostWords = 5

/** The words that make up a domain's name, as they are printed. */
function spelledOut(domain: string, texts: string[]): string | undefined {
  for (const text of texts) {
    const words = text.split(/[\s,.;:!?()|]+/u).filter((word) => !word.includes('@'))
    for (let at = 0; at < words.length; at += 1) {
      if (!domain.startsWith(fold(words[at]!).compact)) continue
      for (let count = 1; count <= mostWords; count += 1) {
        const name = words.slice(at, at + count).join(' ')
        if (fold(name).compact === domain && /\p{L}/u.test(name)) return name
      }
    }
  }
  return undefined
}
