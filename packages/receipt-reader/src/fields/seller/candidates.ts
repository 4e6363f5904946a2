import type { VendorFeature } from '#confidence/features.ts'
import type { Features } from '#confidence/scoring.ts'
import { isSimilar } from '#lexicon/similar.ts'
import type { OcrPage, TextBox } from '#page/text-box.ts'
import { isFullPage } from '#rows/lines.ts'
import type { Row } from '#rows/row.ts'
import { chainIn, chainsOfWebIn } from './chains.ts'
import { featuresOf, type Named } from './features.ts'
import { type Line, linesOn, piecesOf } from './lines.ts'
import { factsOf, type PageFacts } from './page-facts.ts'
import { isMalaysianFirm, lettersIn } from './seller-words.ts'
import { farewellName } from './senders.ts'
import { respell } from './spelling.ts'

export type SellerCandidate = { name: string; boxes: TextBox[]; features: Features<VendorFeature> }

const searchedRows = 22
const mostLines = 3
const sure = 0.8

type Source = (facts: PageFacts) => Named[]

export const sellerSources: Record<string, Source> = {
  lines: (facts) => searched(facts).map((line) => ({ name: line.text, lines: [line] })),
  joined: (facts) => searched(facts).flatMap((line) => joinedFrom(line, facts)),
  pieces: ({ pieces }) => pieces.map((line) => ({ name: line.text, lines: [line] })),
  senders: ({ senders }) =>
    senders.map(({ name, line }) => ({ name, lines: [line], isSender: true })),
  chains: ({ isOfSheet, lines }) => (isOfSheet ? [] : lines.flatMap(chainsIn)),
  farewells: ({ isOfSheet, lines }) => (isOfSheet ? [] : lines.flatMap(farewellsIn)),
}

export function sellerCandidates(rows: Row[], page: OcrPage): SellerCandidate[] {
  const lines = linesOn(rows, page)
  const torn = isFullPage(page)
    ? []
    : lines.slice(0, searchedRows).flatMap((line) => piecesOf(line, page))
  const pieces = torn.filter(({ text }) => lettersIn(text) >= 3)
  // Only photos can be misread.
  if (!page.isOfDocument) respell([...lines, ...pieces], lines)
  const facts = factsOf(lines, pieces, page)
  const found = Object.values(sellerSources).flatMap((source) => source(facts))
  const all = found.map((named) => ({
    name: named.name,
    boxes: named.lines.flatMap(({ boxes }) => boxes),
    features: featuresOf(named, facts),
  }))
  return isUnreadableScript(rows) ? all.filter(isChainAlone) : all
}

function searched({ isOfSheet, lines }: PageFacts) {
  const top = isOfSheet ? lines : lines.slice(0, searchedRows)
  return top.filter(({ text, kinds }) => lettersIn(text) >= 2 && (!isOfSheet || kinds.size < 3))
}

/** The line joined with the following ones while they may be one name. */
function joinedFrom(line: Line, { isOfSheet }: PageFacts): Named[] {
  const found: Named[] = []
  const lines = [line]
  while (lines.length < mostLines) {
    const last = lines.at(-1)!
    if (!last.below || !standTogether(last, last.below)) break
    if (isOfSheet && (line.depth > 0.25 || Math.max(line.size, last.below.size) < 1.15)) break
    lines.push(last.below)
    found.push({ name: lines.map(({ text }) => text).join(' '), lines: [...lines] })
  }
  return found
}

function standTogether(above: Line, below: Line) {
  if (!above.isNameLike || !below.isNameLike) return false
  if (isSaidTwice(above, below)) return false
  if (chainIn(above.text)?.isAlone && isMalaysianFirm(below.text)) return false
  const gap = below.row.box.y - above.row.box.y - above.row.box.height
  return gap < 1.2 * Math.max(above.height, below.height)
}

/** The logo and the name below it. */
function isSaidTwice(above: Line, below: Line) {
  const [one, other] = [above.folded.compact, below.folded.compact]
  return one.length > 3 && (other.includes(one) || isSimilar(one, other))
}

/** Chains whose web address is printed. */
function chainsIn(line: Line): Named[] {
  const { row } = line
  const texts = row.boxes.flatMap(({ text, alternatives = [] }) => [
    text,
    ...alternatives.map((o) => o.text),
  ])
  const chains = new Set([row.label, ...texts].flatMap(chainsOfWebIn))
  return [...chains].map((name) => ({ name, lines: [line], isSender: true }))
}

function farewellsIn(line: Line): Named[] {
  const name = line.kinds.has('amount') ? undefined : farewellName(line.row.label)
  return name ? [{ name: chainIn(name)?.chain ?? name, lines: [line], isSender: true }] : []
}

/** On a page in an unreadable script, a chain in Latin letters is still readable. */
function isChainAlone({ name, boxes }: SellerCandidate) {
  return boxes.every(({ confidence }) => confidence > sure) && chainIn(name)?.isAlone === true
}

/** Below the threshold at which the form marks a value. */
const doubted = 0.7
const sureOfSum = 0.5

/** Without a date and a confident total the page may be no receipt, so the name's confidence is limited. */
export function nameConfidence(plain: number, { date, amount }: { date: number; amount: number }) {
  return date === 0 && amount < sureOfSum ? Math.min(plain, doubted) : plain
}

/** Words on Russian and Ukrainian receipts, as misread in Latin letters. */
const cyrillicWords = [
  /\b[HMNUAVWI]TO(?:[FTrI1]O?|FO)\b/u,
  /\bKACC|\bKACA\b|\bKacc/u,
  /\bKK[TM]\b/u,
  /\b[HMNUVW]HH\s?\d{9,}/u,
  /\bCYMM?A\b/u,
  /[NMT]I?P[MHINW]XO[AD]/u,
  /[NMI]PO[ABD]A[XK][AY]/u,
  /CK[MHANW][AD]KA/u,
  /[B6]E3\s?HA[CNMJ]/u,
  /\bC[ADL]A[4YH]A\b/u,
  /\bH[AD][Cc]\b/u,
  /C[NM]AC[MHAN][B6]O/iu,
  /\b[4Y]\s?E\s?K\b/u,
]
const enoughWords = 2
/** On an unreadable script, such as Hangul, nearly every row has low confidence. */
const leastSure = 0.8
const fewestBoxes = 5

/** The page is in a script no recogniser here knows: its words are unreliable, its figures are not. */
function isUnreadableScript(rows: Row[]): boolean {
  const boxes = rows.flatMap((row) => row.boxes).filter(({ text }) => /\p{L}{3}/u.test(text))
  const texts = rows.map(({ label }) => label)
  const found = cyrillicWords.filter((word) => texts.some((text) => word.test(text)))
  return found.length >= enoughWords || (boxes.length >= fewestBoxes && sureness(boxes) < leastSure)
}

function sureness(boxes: TextBox[]) {
  return boxes.reduce((sum, { confidence }) => sum + confidence, 0) / boxes.length
}
