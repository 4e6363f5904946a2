import type { VendorFeature } from '#confidence/features.ts'
import type { Features } from '#confidence/scoring.ts'
import type { OcrPage, TextBox } from '#page/text-box.ts'
import type { Row } from '#rows/row.ts'
import { pieceOf } from '#rows/rows.ts'
import { withoutBystanders } from './bystanders.ts'
import { withChainOfPage, withChainRepaired } from './chain-repair.ts'
import { chainSightings, type Sighting } from './chain-sightings.ts'
import { chainIn } from './chains/find-chains.ts'
import { chainFeatures, namesElsewhere } from './elsewhere.ts'
import { type Heading, headingOf } from './heading.ts'
import { type HeadingLine, headingLineOf, printedLineOf } from './heading-lines.ts'
import { isTitleText } from './letters/letter-words.ts'
import { relationOf } from './letters/relations.ts'
import { namesWithin } from './letters/titled-names.ts'
import { withNameRepaired } from './name-repair.ts'
import { digitsIn, lettersIn } from './name-text.ts'
import { type Spelling, spellingsOn } from './spellings.ts'
import { isUnreadableScript } from './unreadable-script.ts'
import { vendorFeatures } from './vendor-features.ts'
import { isMalaysianFirm, isOwner, isTrade, leadingForm } from './vendor-words.ts'

export type VendorCandidate = { name: string; boxes: TextBox[]; features: Features<VendorFeature> }

const searchedRows = 22
const mostLines = 3
const sure = 0.8
/** Beside the height of the line below. */
const larger = 1.25
const aboveFirm = 4
/** As much as speaks against a street or a title. */
const asNoName = 8

type LineRepair = (line: HeadingLine, spellings: Spelling[], chains: string[]) => HeadingLine

/** What makes a misread line right, in this order. */
export const lineRepairs: Record<string, LineRepair> = {
  withNameRepaired,
  withChainOfPage: (line, _spellings, chains) => withChainOfPage(line, chains),
  withChainRepaired,
}

type HeadSource = (
  top: HeadingLine[],
  repair: (line: HeadingLine) => HeadingLine,
) => HeadingLine[][]

/** Lines of the head that may be a name together. */
export const headSources: Record<string, HeadSource> = {
  lines: (top) => top.map((line) => [line]),
  joined: (top) => top.flatMap((_, start) => joinable(top, start).slice(1)),
  pieces: (top, repair) => top.flatMap(piecesOf).map((piece) => [repair(piece)]),
}

/** Names made of one to three lines near the top, with what speaks for each. */
export function vendorCandidates(rows: Row[], page: OcrPage): VendorCandidate[] {
  const lineOf = page.isOfDocument ? printedLineOf : headingLineOf
  const printed = rows.map(lineOf).map(withoutBystanders)
  const spellings = spellingsOn(printed)
  const named = chainSightings(printed).filter(({ place }) => place !== 'heading')
  const chains = [...new Set(named.map(({ chain }) => chain))]
  const repaired = (line: HeadingLine) =>
    Object.values(lineRepairs).reduce((read, repair) => repair(read, spellings, chains), line)
  const lines = printed.map(repaired)
  const top = lines.slice(0, searchedRows).filter(({ text }) => lettersIn(text) >= 2)
  const heading = headingOf(lines, page.width)
  const isOfFirm = heading.names.some(({ text }) => isMalaysianFirm(text))
  const sightings = chainSightings(lines).filter(({ place }) => !isOfFirm || place !== 'heading')
  const found = Object.values(headSources).flatMap((source) => source(top, repaired))
  const standing = found.map((parts) => {
    const name = parts.map(({ text }) => text).join(' ')
    return {
      name,
      boxes: parts.flatMap(({ row }) => row.boxes),
      features: {
        ...vendorFeatures(parts, heading),
        ...chainFeaturesOf(parts, sightings),
        ...(page.isOfDocument &&
          isShopAboveFirm(parts, heading) && {
            inDocument: parts[0] === heading.names[0] ? aboveFirm : aboveFirm + asNoName,
          }),
        ...(page.isOfDocument &&
          isShopBelowFirm(parts, heading) && { inDocument: aboveFirm + asNoName }),
      },
    }
  })
  const all = [...standing, ...namesElsewhere(lines, sightings, searchedRows)]
  return isUnreadableScript(rows) ? all.filter(isChainAlone) : all
}

/** Titles and nothing else stand in the head: who sells is told further down. */
export function isHeadless(rows: Row[], page: OcrPage): boolean {
  const lines = rows.map(printedLineOf).map(withoutBystanders)
  return headingOf(lines, page.width).names.every(
    ({ text }) => isTitleText(text) || continuesTitle.test(text) || namesWithin(text).length > 0,
  )
}

/** "BILLET", and below it "vendu dans le train". */
const continuesTitle = /^\p{Ll}+\s/u

/** A document's print has its true height: the larger name above the firm's or the owner's is the shop's own. */
function isShopAboveFirm(parts: HeadingLine[], { names: [first, second], lines }: Heading) {
  const [shop] = parts
  if (parts.length !== 1 || !shop) return false
  const firm = shop === first ? second : lines[shop.row.index + 1]
  if (!firm || (shop !== first && !isNameAtTop(shop, firm))) return false
  const isOther = firm.hasLegalForm || isOwner(firm.text) || leadingForm.test(firm.text)
  return isOther && !shop.hasLegalForm && shop.height > larger * firm.height
}

/** The firm in small print, its number, and in large print the house itself. */
function isShopBelowFirm(parts: HeadingLine[], { names: [firm, second] }: Heading) {
  const [shop] = parts
  if (parts.length !== 1 || !shop || shop !== second || !firm?.hasLegalForm) return false
  return isTrade(shop.folded) && !shop.hasLegalForm && shop.height > larger * firm.height
}

/** In the topmost line "Parkhaus Lindenallee" is no address, and "La Table de Blanche" above Blanche SARL no title. */
function isNameAtTop(shop: HeadingLine, firm: HeadingLine) {
  const { row, folded, text, isAddress, isDate, hasAmount } = shop
  if (row.index > 0 || isDate || hasAmount || digitsIn(text) > 0) return false
  if (isAddress) return isTrade(folded)
  return !isTitleText(text) || relationOf(text, firm.text) > 0
}

/** Where the page's letters cannot be read, a chain in Latin letters still can. */
function isChainAlone({ name, boxes }: VendorCandidate) {
  const isSure = boxes.every(({ confidence }) => confidence > sure)
  return isSure && chainIn(name)?.isAlone === true
}

/** The line begins with a chain that the page shows; of several lines, they are the chain and nothing else. */
function chainFeaturesOf(parts: HeadingLine[], sightings: Sighting[]): Features<VendorFeature> {
  if (sightings.length === 0) return {}
  const found = chainIn(parts.map(({ text }) => text).join(' '))
  const isNamed = parts.length === 1 ? found?.isAtStart : found?.isAlone
  const own = isNamed ? sightings.filter(({ chain }) => chain === found?.chain) : []
  return own.length > 0 ? chainFeatures(own) : {}
}

/** Beside the name may stand what is none of it: a date, a slogan, what shines through. */
function piecesOf({ row }: HeadingLine): HeadingLine[] {
  if (row.boxes.length < 2) return []
  return row.boxes
    .map((box) => headingLineOf(pieceOf(row, box)))
    .filter(({ text }) => lettersIn(text) >= 3)
}

/** The line alone, and with the next ones as long as they may belong to one name. */
function joinable(lines: HeadingLine[], start: number): HeadingLine[][] {
  const groups: HeadingLine[][] = []
  for (let count = 1; count <= mostLines; count += 1) {
    const parts = lines.slice(start, start + count)
    if (parts.length < count || !standTogether(parts)) break
    groups.push(parts)
  }
  return groups
}

function standTogether(parts: HeadingLine[]) {
  return parts.every((part, index) => {
    const before = parts[index - 1]
    if (!before) return true
    if (!part.isNameLike || !before.isNameLike) return false
    const gap = part.row.box.y - (before.row.box.y + before.row.box.height)
    const isClose = gap < 1.2 * Math.max(part.height, before.height)
    return isClose && part.row.index - before.row.index === 1
  })
}
