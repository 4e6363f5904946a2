import { fold } from '#lexicon/fold.ts'
import { isSimilar } from '#lexicon/similar.ts'
import type { OcrPage } from '#page/text-box.ts'
import { isFullPage } from '#rows/lines.ts'
import { chainIn } from './chains.ts'
import { besideOf, type Line } from './lines.ts'
import { isBuyerLabel, isPerson, startsAsBuyer } from './party-words.ts'
import {
  isMalaysianFirm,
  isTradeAlone,
  legalForm,
  lettersIn,
  withoutGenericWords,
} from './seller-words.ts'
import { isOfSellersBlock, type Sender, sendersAmong } from './senders.ts'

/** The page's facts that features compare names with. */
export type PageFacts = {
  isOfSheet: boolean
  lines: Line[]
  /** Texts of rows that are split by a gap. */
  pieces: Line[]
  /** Lines of the heading that may be names, from the top. */
  names: Line[]
  buyers: Set<Line>
  senders: Sender[]
  /** Names from web and mail addresses, handles and hashtags. */
  domains: string[]
}

/** Shorter words are ignored. */
const leastWord = 4

export function factsOf(lines: Line[], pieces: Line[], page: OcrPage): PageFacts {
  const ofSheet = isFullPage(page)
  const buyers = ofSheet ? buyersAmong(lines) : new Set<Line>()
  const head = ofSheet
    ? lines.filter((line) => !buyers.has(line))
    : lines.slice(0, endOfHead(lines))
  const own = lines.filter((line) => !buyers.has(line))
  const hosts = own.flatMap(({ row, printed }) =>
    ofSheet ? [...webNamesIn(printed), ...hostNamesIn(printed)] : webNamesIn(row.label),
  )
  return {
    isOfSheet: ofSheet,
    lines,
    pieces,
    names: ofSheet ? head.filter(isNameOnSheet) : namesOnSlip(head, pieces),
    buyers,
    senders: ofSheet ? sendersAmong(lines, buyers) : [],
    domains: [...new Set(hosts.map((name) => fold(name).compact))].filter(
      (d) => d.length >= leastWord,
    ),
  }
}

function isNameOnSheet({ kinds, text, isNameLike }: Line) {
  return isNameLike && kinds.size === 0 && lettersIn(text) >= leastWord
}

/** On a Malaysian receipt the seller is the firm, not the chain it sells for. */
function namesOnSlip(head: Line[], pieces: Line[]) {
  const all = head.flatMap((line) => nameIn(line, pieces))
  const names = all.filter((line, at) => !isStartOf(line, all[at + 1]))
  if (!names.some(({ text }) => isMalaysianFirm(text))) return names
  return names.filter(({ text }) => !chainIn(text)?.isAlone)
}

/** A logo above the whole name: "HERON" and "Heron Inn Denver". */
function isStartOf({ text, folded: { compact } }: Line, next: Line | undefined) {
  if (!next || compact.length < leastWord || legalForm.test(next.text)) return false
  if (chainIn(text)?.isAlone) return false
  const whole = next.folded.compact
  return whole.startsWith(compact) && whole.length >= compact.length + leastWord
}

/** The line, or its beginning if a date or number follows the name. */
function nameIn(line: Line, pieces: Line[]) {
  if (line.isNameLike) return line.kinds.has('vague') ? [] : [line]
  if (!line.isTorn || line.kinds.has('amount')) return []
  const piece = pieces.find(({ row }) => row.index === line.row.index)
  return piece?.isNameLike && piece.boxes[0] === line.boxes[0] ? [piece] : []
}

/** The end of the heading; card slips begin with the date. */
function endOfHead(lines: Line[]) {
  const first = lines.findIndex(({ isNameLike }) => isNameLike)
  const end = lines.findIndex(
    ({ kinds }, index) =>
      index > 0 &&
      (kinds.has('contact') || kinds.has('amount') || (kinds.has('date') && index > first)),
  )
  return end === -1 ? 10 : Math.min(end + 1, 14)
}

/** Lines about the buyer: labelled as such, or in a block with a person. */
function buyersAmong(lines: Line[]): Set<Line> {
  const labels = new Set(
    lines.filter(
      (line) =>
        isBuyerLabel(
          line.printed,
          besideOf(line).map(({ printed }) => printed),
        ) && !isOfSellersBlock(line),
    ),
  )
  const people = new Set(lines.filter(({ printed, after }) => isPerson(printed) && !after))
  const named = lines.filter((line) => {
    const at = line.block.indexOf(line)
    return (
      isPerson(line.printed) ||
      startsAsBuyer(line.printed) ||
      (line.before && labels.has(line.before)) ||
      line.block.some((other, index) => (index < at && labels.has(other)) || people.has(other))
    )
  })
  const names = named.map(({ folded }) => folded.compact).filter((name) => name.length > leastWord)
  const again = lines.filter(({ folded: { compact } }) =>
    names.some((name) => isSimilar(name, compact)),
  )
  return new Set([...named, ...again])
}

/** Whether two names share their own words. */
export function areRelated(name: string, other: string): boolean {
  const [one, two] = [coreOf(name), coreOf(other)]
  if (isPartOf(one, two) && Math.min(one.length, two.length) > leastWord + 1) return true
  const words = new Set(wordsOf(other))
  return wordsOf(name).some((word) => words.has(word))
}

export function isPartOf(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < leastWord) return false
  return one.includes(other) || other.includes(one) || isSimilar(one, other)
}

function coreOf(name: string) {
  return fold(name.replace(legalForm, '')).compact
}

function wordsOf(name: string) {
  return withoutGenericWords(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > leastWord && !isTradeAlone(word))
    .map((word) => fold(word).compact)
}

/** Shared hosts of mail, websites and tills: their names are never the seller's. */
const hosts = new Set(
  'gmail,yahoo,hotmail,outlook,icloud,facebook,instagram,twitter,tiktok,whatsapp,google'.split(','),
)

const patterns = [
  /(?:www\.|@|https?:\/\/(?:www\.)?)\s?([a-z0-9-]+)\./g,
  /(?<![a-z0-9-])([a-z0-9-]+)\.(?:com|net|org)\b/g,
  // Short words before a country code are abbreviated item names.
  /(?<![a-z0-9-])([a-z0-9-]{6,})\.(?:at|au|be|ca|ch|de|ee|es|eu|fr|ie|it|lt|lv|my|nl|pl|sg|uk|us)\b/g,
  /(?:facebook|instagram|twitter|tiktok)\.com\/@?([a-z0-9._-]+)/g,
  // Shorter ones are numbers of checks and tables: #party 3.
  /(?<![\w.])[@#]([a-z][a-z0-9_]{5,})(?![\w.])/g,
]

/** Names from web and mail addresses, handles and hashtags, as written there. */
export function webNamesIn(text: string): string[] {
  const small = text.toLowerCase()
  const names = patterns.flatMap((pattern) =>
    [...small.matchAll(pattern)].map((match) => match[1] ?? ''),
  )
  return [...new Set(names)].filter((name) => name.length > 3 && !hosts.has(name))
}

/** Shared mail hosts: their names are never the seller's. */
const mailHosts = new Set(
  'gmail,googlemail,yahoo,hotmail,outlook,live,icloud,gmx,web,proton,protonmail,mail,aol'.split(
    ',',
  ),
)
/** Before a country's code: heron.co.uk. */
const secondLevels = new Set('co,com,ac,or,ne,org,net,gob,gov,gv'.split(','))
/** Alone in its line or between signs: "heron.example". */
const bare =
  /(?:^|[|•·,]\s?|\s[–-]\s)((?:[a-z0-9-]+\.)*[a-z0-9-]{4,}\.[a-z]{2,7})(?=$|\s?[|•·,]|\s[–-]\s)/g
const host = /(?:@|https?:\/\/|www\.)((?:[a-z0-9-]+\.)+[a-z]{2,})/g

/** Names from web and mail hosts: "heron" of mail.heron.co.uk. */
function hostNamesIn(text: string): string[] {
  const small = text.trim().toLowerCase()
  return [...small.matchAll(host), ...small.matchAll(bare)]
    .map((match) => nameOf(match[1]!))
    .filter((name) => name.length > 1 && !mailHosts.has(name))
}

function nameOf(address: string) {
  const labels = address.split('.').slice(0, -1)
  const last = labels.at(-1) ?? ''
  return (secondLevels.has(last) ? labels.at(-2) : last) ?? ''
}
