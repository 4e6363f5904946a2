import { fold } from '#lexicon/fold.ts'
import { editDistance, isSimilar } from '#lexicon/similar.ts'
import { clearestReading, readingsOf } from '#rows/readings.ts'
import { chainIn, chainOfSlogan, chainsOfWebIn, withChainSpelled } from './chains.ts'
import type { Line } from './lines.ts'
import { lettersOf, misreadDistance, withSpelling } from './misreadings.ts'
import { webNamesIn } from './page-facts.ts'
import { legalForm, saysTitleOfPaper, withoutGenericWords } from './seller-words.ts'
import { farewellName } from './senders.ts'

/** Other spellings of names on the page, as letters only. */
type Spelling = {
  letters: string
  confidence: number
  row: number
  /** Web addresses are printed plainly; logos are not. */
  isWeb: boolean
  /** In a row with a price: a dish may be named after the restaurant. */
  isGoods: boolean
}

type Spellings = { words: Spelling[]; chains: string[] }

/** Shorter words resemble too many others. */
const fewestLetters = 6
const mostWords = 4
const headRows = 6
/** Above this confidence a name is not respelled. */
const sure = 0.95
/** As many confused letters as one logo can have. */
const someLookAlikes = 0.9
/** A ring or disc beside a name is read as a round letter. */
const disc = /^[OQCDG0@©®]\s?(?=\p{L}{5})/u

/** Corrects names misread by a letter or two, by their spelling elsewhere on the page. */
export function respell(names: Line[], page: Line[]) {
  const spellings = spellingsOn(page)
  for (const line of names) {
    const text = respelled(line, spellings)
    if (text === line.text) continue
    line.text = text
    line.folded = fold(text)
    line.kinds.delete('small')
    line.isNameLike = true
  }
}

/** Words and groups of words in plain print, and what web addresses and handles call the seller. */
function spellingsOn(lines: Line[]): Spellings {
  const words = lines.flatMap(({ row, kinds }) =>
    row.boxes.flatMap((box) => {
      const web = [box, ...(box.alternatives ?? [])].flatMap(({ text, confidence }) =>
        webNamesIn(text).map((name) => ({ name, confidence, isWeb: true, isGoods: false })),
      )
      const { confidence } = box
      const how = { confidence, isWeb: false, isGoods: kinds.has('amount') }
      const printed = namesIn(clearestReading(box)).map((name) => ({ name, ...how }))
      return [...web, ...printed]
        .map(({ name, ...found }) => ({ letters: lettersOf(name), row: row.index, ...found }))
        .filter(({ letters }) => letters.length >= fewestLetters)
    }),
  )
  return { words, chains: lines.flatMap(chainsNamedIn) }
}

/** Chains in the web address, slogan, closing phrase or firm name. */
function chainsNamedIn({ row, text }: Line) {
  const said = farewellName(row.label) ?? (legalForm.test(text) ? text : undefined)
  const named = chainOfSlogan(text) ?? (said && chainIn(said)?.chain)
  return [...chainsOfWebIn(row.label), ...(named ? [named] : [])]
}

/** Groups of words that begin like names and contain more than generic words. */
function namesIn(text: string) {
  const words = text.split(/\s+/)
  const groups = words.flatMap((_, start) =>
    Array.from({ length: mostWords }, (_none, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  )
  return groups.filter(
    (name) =>
      /^\p{Lu}/u.test(name) &&
      !saysTitleOfPaper(name) &&
      lettersOf(withoutGenericWords(name)).length >= fewestLetters,
  )
}

/** A misread name, as spelled elsewhere on the page or by a chain. */
function respelled(line: Line, { words, chains }: Spellings): string {
  const { text, row, kinds } = line
  // The first letter, the only capital, may be lost.
  const isNameLike = line.isNameLike || (kinds.size === 1 && kinds.has('small'))
  const isHead = row.index < headRows && !chainIn(text)
  const again = isNameLike ? asOnPage(line, words) : undefined
  if (again || !isHead) return again ?? text
  const letters = lettersOf(text)
  const named = chains.find((chain) => isOneLetterOff(letters, lettersOf(chain)))
  return named ?? (isNameLike ? asChain(line) : undefined) ?? text
}

function isOneLetterOff(letters: string, chain: string) {
  const isLong = Math.min(letters.length, chain.length) >= 4
  return isLong && editDistance(letters, chain) === 1
}

function asChain({ text, row: { boxes } }: Line) {
  const rest = text.replace(disc, '')
  if (rest !== text && chainIn(rest)?.isAlone) return rest
  const other = boxes.length === 1 ? surestAlternative(boxes[0]!) : undefined
  if (other && chainIn(other)?.isAlone) return other
  return withChainSpelled(text, { isSure: boxes.every(({ confidence }) => confidence >= sure) })
}

function surestAlternative({ confidence, alternatives = [] }: Line['boxes'][number]) {
  const [best] = alternatives.toSorted((a, b) => b.confidence - a.confidence)
  return best && best.confidence > confidence ? best.text : undefined
}

function asOnPage({ text, row }: Line, words: Spelling[]) {
  const core = coreOf(text)
  const letters = lettersOf(core)
  const confidence = Math.max(...row.boxes.map((box) => box.confidence))
  const others = words.filter((other) => other.row !== row.index)
  const plain = others.filter(({ isGoods }) => !isGoods)
  if (plain.some((other) => other.letters === letters)) return undefined
  const [best] = plain
    .filter((other) => other.confidence > confidence && isMisreadOf(letters, other.letters))
    .toSorted((a, b) => b.confidence - a.confidence)
  const inWeb = plain.find(
    (other) =>
      other.isWeb &&
      other.letters.length === letters.length &&
      misreadDistance(letters, other.letters, someLookAlikes) !== undefined,
  )
  const spelled =
    best?.letters ?? inWeb?.letters ?? readingAgain(row.boxes, [letters, lettersOf(text)], others)
  return spelled && text.replace(core, () => withSpelling(core, spelled))
}

/** An alternative reading of the line that the page repeats elsewhere, even in an item. */
function readingAgain([box, ...more]: Line['boxes'], known: string[], others: Spelling[]) {
  if (!box || more.length > 0) return undefined
  return readingsOf(box)
    .map(lettersOf)
    .find(
      (reading) => !known.includes(reading) && others.some(({ letters }) => letters === reading),
    )
}

/** Similar, but not a plural (Burger, Burgers) or a different number. */
function isMisreadOf(read: string, spelled: string) {
  const isOnlyEnding = read.startsWith(spelled) || spelled.startsWith(read)
  const hasSameNumbers = read.replaceAll(/\D/g, '') === spelled.replaceAll(/\D/g, '')
  return isSimilar(read, spelled) && !isOnlyEnding && hasSameNumbers
}

/** The name without generic words around it. */
function coreOf(name: string) {
  const words = name.split(' ')
  const isOwn = (word: string) => lettersOf(withoutGenericWords(word)).length > 0
  return words.slice(words.findIndex(isOwn), words.findLastIndex(isOwn) + 1).join(' ')
}
