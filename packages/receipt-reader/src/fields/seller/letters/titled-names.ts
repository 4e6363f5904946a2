import { lettersIn } from '#fields/seller/name-text.ts'
import { fold } from '#lexicon/fold.ts'
import { listOf } from '#lexicon/language.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'
import { plainText } from '#lexicon/plain-text.ts'
import type { Facts } from './facts.ts'
import { isFieldName, isTitleText } from './letter-words.ts'
import type { Piece } from './pieces.ts'
import { coreOf, isRelated, leastWord, relationOf } from './relations.ts'
import { nameAtStart } from './thanks.ts'

const lowest = 0.4
const leastSize = 1.15
const mostWords = 6
/** What a paper of journeys or nights calls them: "Your stay at". */
const stays = wordSet(wordsOfAll(({ documents }) => documents.useDate))
/** Before the name of whom the customer goes to. */
const visits = wordSet(wordsOfAll(({ documents }) => documents.thanked))
const saidToThem = wordSet(wordsOfAll(({ documents }) => documents.yours))
const links = wordSet(
  wordsOfAll(({ documents: { from, thanked, partyWords, yours } }) =>
    [from, thanked, partyWords, yours].join(','),
  ),
)

/** A name within the title, that the paper has elsewhere too: "Your receipt from Heron", "Heron-Rechnung". */
export function titledName(piece: Piece, facts: Facts): string | undefined {
  const { printed, depth, size } = piece
  if (depth > lowest || facts.recipients.has(piece)) return undefined
  const name = size < leastSize ? undefined : nameInTitle(printed)
  if (name !== undefined && isWhole(name, piece, facts)) return undefined
  if (name !== undefined && isConfirmed(name, piece, facts)) return name
  return namesWithin(printed).find((other) => isOfSender(other, facts))
}

/** "Slept well at Heron?", "Schön, dass du mit Heron fährst!" */
export function namesWithin(title: string): string[] {
  const words = title.split(/\s+/u)
  return words.flatMap((word, at) => {
    // "Here is your Heron invoice" has the name before, "votre facture Heron" behind.
    const isYours = at > 0 && isOfTitle(word) && saidToThem.has(plainText(words[at - 1]!))
    if (!visits.has(plainText(word)) && !isYours) return []
    const name = nameAtStart(words.slice(at + 1)).replace(/[\s.,;:!?]+$/u, '')
    return lettersIn(name) >= leastWord && !isTitleText(name) ? [name] : []
  })
}

/** The firm's name or the page's address begins so: towns stand at the end of names. */
function isOfSender(name: string, { senders, domains }: Facts) {
  const core = coreOf(name)
  return [...senders.map((sender) => coreOf(sender.name)), ...domains].some(
    (own) => own.startsWith(core) || core.startsWith(own),
  )
}

/** "La Table du Heron" on the paper of tableduheron.example has no title in its name. */
function isWhole(name: string, { folded }: Piece, { domains }: Facts) {
  const { length } = fold(name).compact
  return domains.some((domain) => domain.length > length && folded.compact.includes(domain))
}

/** What is left without the words for the paper, on both sides. */
export function nameInTitle(title: string): string | undefined {
  const words = title.split(/\s+/u).flatMap(partsOf)
  const isOther = (word: string, at: number) =>
    isOfTitle(word) || isLink(word) || isArticle(word, words[at + 1])
  const start = words.findIndex((word, at) => !isOther(word, at))
  const end = words.findLastIndex((word, at) => !isOther(word, at)) + 1
  const [before, own, after] = [words.slice(0, start), words.slice(start, end), words.slice(end)]
  if (start < 0 || ![...before, ...after].some(isOfTitle)) return undefined
  const name = own.join(' ')
  const isName = /^\p{Lu}|^\p{Ll}+\p{Lu}/u.test(name) && lettersIn(name) >= leastWord
  if (!isName || /\d/.test(name) || own.length > mostWords) return undefined
  return isTitleText(name) || isFieldName(name) ? undefined : name
}

function isOfTitle(word: string) {
  return isTitleText(word) || stays.has(plainText(word))
}

function isLink(word: string) {
  return /^\p{Ll}{1,4}$/u.test(word) || links.has(plainText(word))
}

/** "La tua". */
function isArticle(word: string, next: string | undefined) {
  return /^\p{L}{1,2}$/u.test(word) && next !== undefined && (isLink(next) || isOfTitle(next))
}

/** "Heron-Rechnung". */
function partsOf(word: string): string[] {
  const plain = word.replace(/[:,!]$/u, '')
  const at = plain.lastIndexOf('-')
  return at > 0 && isOfTitle(plain.slice(at + 1))
    ? [plain.slice(0, at), plain.slice(at + 1)]
    : [plain]
}

/** By who is registered or whose page it is; of several words, by the same words elsewhere. */
function isConfirmed(name: string, piece: Piece, { senders, domains, pieces, recipients }: Facts) {
  const { compact } = fold(name)
  const others = pieces.filter((other) => other !== piece && other.folded.compact.includes(compact))
  if (others.some((other) => recipients.has(other))) return false
  return (
    senders.some((sender) => relationOf(name, sender.name) > 0) ||
    domains.some((domain) => isRelated(domain, compact)) ||
    (name.includes(' ') && others.length > 0)
  )
}

function wordSet(words: string) {
  return new Set(listOf(words).map(plainText))
}
