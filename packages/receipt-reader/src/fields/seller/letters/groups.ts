import { isTradeAlone } from '#fields/seller/no-names.ts'
import { legalForm } from '#fields/seller/vendor-words.ts'
import { wordsOfAll } from '#lexicon/lexicon.ts'
import { isOneOf } from '#lexicon/plain-words.ts'
import type { Row } from '#rows/row.ts'
import { isFieldName, isSpoken } from './letter-words.ts'
import { isBrandWord, isOwnerPhrase, isPartOf } from './owner-words.ts'
import { afterPhrase } from './party-words.ts'
import type { Piece } from './pieces.ts'
import { coreOf, leastWord } from './relations.ts'

/** A house or a brand, where it is told, and the group or the firm that it belongs to. */
type Belonging = { own: string | undefined; group: string }

const mostWords = 6
/** "Heron is", "Heron ist", "Heron –". */
const endOfName =
  /[\s,;:–—(-]+(?:(?:is|ist|wird|wordt|viene|est|es|è|é|är|er|on|jest|je|ir|adalah|ialah)\s*)?$/iu
const endOfGroup = /[,;:•·|()]|\s[–—-]\s|\.(?=\s|$)/u

/** "Heron is a trading name of Fenland Ltd", "Ein Haus der Fenland Gruppe". */
export function belongingIn(text: string): Belonging | undefined {
  const words = text.split(/\s+/)
  const said = brandIn(words)
  if (said) return said
  for (let at = 0; at < Math.min(words.length - 1, mostWords + 2); at += 1) {
    const group = afterPhrase(words.slice(at).join(' '), isPartOf, 1)
    if (group === undefined) continue
    return { own: ownName(words.slice(0, at).join(' ')), group: upToItsEnd(group) }
  }
  return runIn(words)
}

const isThis =
  /^(?:this|these|diese[rs]?|ce|cet|cette|quest[oa]|est[ea]|deze|dit|denn[ea]|dette|detta|t[äa]m[äa]|ten|ta|tento|tato)$/iu

/** "Heron Lounge is operated by Fenland Ltd": a name and no train, flight or service that another firm runs. */
function runIn(words: string[]): Belonging | undefined {
  for (let at = 2; at < Math.min(words.length - 2, mostWords + 2); at += 1) {
    const group = afterPhrase(words.slice(at).join(' '), isOwnerPhrase)
    if (group === undefined) continue
    const own = ownName(words.slice(0, at).join(' '))
    const names = own?.split(' ') ?? []
    const isName = names.length > 1 && names.every((name) => /^(?:\p{Lu}|&)/u.test(name))
    if (!own || !isName || isThis.test(names[0]!) || isTradeAlone(own) || /\d/.test(own))
      return undefined
    return { own, group: upToItsEnd(group) }
  }
  return undefined
}

const isKnownAs = isOneOf(wordsOfAll(({ documents }) => documents.knownAs))
const shortKnownAs = /\s(?:t\/a|d\/?b\/?a|h\.?o\.?d\.?n\.?)\s+(?=\p{Lu})/iu

/** "Fenland Ltd trading as Heron Cabs", "J. de Wit h.o.d.n. Taxi Noord". */
export function knownAsIn(text: string): string | undefined {
  const [, short] = text.split(shortKnownAs)
  const words = text.split(/\s+/)
  const name =
    short ??
    words
      .slice(0, mostWords)
      .map((_, at) => (at > 0 ? afterPhrase(words.slice(at).join(' '), isKnownAs, 1) : undefined))
      .find(Boolean)
  return name?.split(endOfGroup)[0]?.trim()
}

function upToItsEnd(group: string) {
  const [first = group] = group.split(endOfGroup)
  return first.trim()
}

const isCopula = /^(?:is|ist|est|es|è|é|är|er|on|jest|je|ir|adalah|ialah)$/iu
const wordsToBrand = 4
const wordsToGroup = 4

/** "Heron is the travel brand of Fenland", "Heron, divisione viaggi di Fenland S.p.A.": in whatever words. */
function brandIn(words: string[]): Belonging | undefined {
  const start = words.findIndex(
    (word, at) => at > 0 && (isCopula.test(word) || words[at - 1]!.endsWith(',') || isDash(word)),
  )
  if (start < 0 || start > mostWords) return undefined
  const noun = words.findIndex(
    (word, at) => at >= start && at <= start + wordsToBrand && isBrandWord(word, words[at - 1]),
  )
  const of = words.findIndex(
    (word, at) =>
      at > noun &&
      at <= noun + wordsToGroup &&
      /^\p{Ll}/u.test(word) &&
      /^\p{Lu}/u.test(words[at + 1] ?? ''),
  )
  if (noun < 0 || of < 0) return undefined
  const own = ownName(words.slice(0, start).join(' '))
  const group = upToItsEnd(words.slice(of + 1).join(' '))
  const isSaid = isCopula.test(words[start]!) || legalForm.test(group)
  return own !== undefined && isSaid ? { own, group } : undefined
}

function isDash(word: string) {
  return /^[–—-]$/u.test(word)
}

function ownName(before: string) {
  const name = `${before} `.replace(endOfName, '')
  const isName = /^[\p{Lu}\d]|^\p{Ll}\S*$/u.test(name) && name.split(' ').length <= mostWords
  // Without its figure "S7R" would be a word for a person.
  const isWord = isSpoken(name) || (!/\d/.test(name) && isFieldName(name))
  return isName && !isWord ? name : undefined
}

/** Some line says whose the name is that all is sold under: the head alone does not tell then. */
export function namesItsBrand(rows: Row[]): boolean {
  return rows.some(({ boxes }) => boxes.some(({ text }) => belongingIn(text)?.own !== undefined))
}

/** Whom houses on the page belong to, without their legal forms. */
export function groupsAmong(pieces: Piece[]): string[] {
  const names = pieces.flatMap(({ printed, below }) => {
    if (isPartOf(printed)) return below ? [below.text] : []
    return belongingIn(printed)?.group ?? []
  })
  return [...new Set(names.map(coreOf))].filter((name) => name.length >= leastWord)
}

/** The group itself, or as much of its name as the logo of all its houses shows. */
export function isOfGroup(name: string, groups: string[]): boolean {
  const core = coreOf(name)
  return core.length >= leastWord && groups.some((group) => group.includes(core))
}
