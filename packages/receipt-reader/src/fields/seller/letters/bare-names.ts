import { fold } from '#lexicon/fold.ts'
import type { Facts } from './facts.ts'
import { large, lowestHead } from './no-letter-names.ts'
import type { Piece } from './pieces.ts'
import { coreOf } from './relations.ts'

const stars = /(?<=\p{L})\s?[*★☆✩✭]{2,5}\s?S?$/u

/** "Heron Inn Denver (CO318)". */
const houseCode = /(?<=\p{L})\s?\((?=[^()]*\d)[\p{Lu}\d-]{2,10}\)$/u

/** "Heron Hall ****": a hotel. */
export function isStarred({ printed }: Piece): boolean {
  return stars.test(printed)
}

type BarePass = (name: string, piece: Piece, facts: Facts) => string

/** In this order. */
export const barePasses: Record<string, BarePass> = {
  withoutStars: (name) => name.replace(stars, ''),
  withoutHouseCode: (name) => name.replace(houseCode, ''),
  withoutLogo,
  withoutSlogan,
  withoutEnding,
}

/** Without a logo's letter, a page's ending and what stands behind it. */
export function bareName(name: string, piece: Piece, facts: Facts): string {
  const own = Object.values(barePasses).reduce((text, pass) => pass(text, piece, facts), name)
  return own.replace(/[\s,.:;–-]+$/u, (end) => (end.startsWith('.') ? '.' : ''))
}

/** "P Parkado": in large print a letter that no word is made of, and that the name has nowhere else, is a logo. */
function withoutLogo(name: string, piece: Piece, facts: Facts) {
  const { senders, domains } = facts
  const initials = withoutInitials(withoutSign(name, facts))
  if (initials !== name) return initials
  const [, rest = ''] = /^[B-DF-HJ-NP-TV-XZ]\s(\p{Lu}.{3,})$/u.exec(name) ?? []
  if (rest === '' || piece.size < large || rest.split(' ').some((word) => word.length === 1))
    return name
  const others = senders.filter((sender) => sender.piece !== piece).map((sender) => sender.name)
  const isItsOwn = [...others.map(coreOf), ...domains].some((other) =>
    other.startsWith(coreOf(name)),
  )
  return isItsOwn ? name : rest
}

/** "P+R P+R Heron", "P+R Heron Mobility" where the paper names Heron Mobility elsewhere. */
function withoutSign(name: string, { confirmed }: Facts) {
  const [first = '', ...words] = name.split(' ')
  const rest = words.join(' ')
  const isSign = /^[\p{Lu}\d+&]{1,3}$/u.test(first)
  const isNamed = isSign && words.length > 1 && confirmed.has(coreOf(rest))
  return rest.startsWith(`${first} `) || isNamed ? rest : name
}

/** "VT Villa Torre": letters that the words behind them begin with. */
function withoutInitials(name: string) {
  const [first = '', ...words] = name.split(' ')
  const isShort = words.length > 1 && first.length < 5 && /^[\p{Lu}&.]+$/u.test(first)
  const own = words.filter((word) => /^\p{Lu}/u.test(word)).map((word) => word[0])
  return isShort && own.length > 1 && first.replaceAll(/[^\p{Lu}]/gu, '') === own.join('')
    ? words.join(' ')
    : name
}

/** "heron sleep and ride": in the head only as much as stands before the sender's address. */
function withoutSlogan(name: string, { depth }: Piece, { senders }: Facts) {
  if (depth > lowestHead) return name
  const own = senders.find((sender) => {
    const rest = name.startsWith(`${sender.name} `) ? name.slice(sender.name.length + 1) : ''
    return rest.includes(' ') && !/\p{Lu}/u.test(rest)
  })
  return own ? own.name : name
}

/** "heron.example" where the firm is called Heron. */
function withoutEnding(name: string, _piece: Piece, { senders }: Facts) {
  const [, own = ''] = /^(?:www\.)?([\p{L}\d-]{4,})\.[a-z]{2,7}$/iu.exec(name) ?? []
  const isFirm = senders.some((sender) => coreOf(sender.name) === fold(own).compact)
  return own !== '' && isFirm ? own : name
}
