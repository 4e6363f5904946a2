import type { TextBox } from '#page/text-box.ts'
import { type ChainFound, chainIn, chainsOfWebIn } from './chains/find-chains.ts'
import { chainOfSlogan } from './chains/slogans.ts'
import { farewellName } from './farewells.ts'
import type { HeadingLine } from './heading-lines.ts'

/** Where on the page a well-known chain shows itself. */
export type Sighting = {
  chain: string
  place: 'heading' | 'web' | 'farewell' | 'firm' | 'slogan'
  row: number
  boxes: TextBox[]
}

const headingRows = 8

export function chainSightings(lines: HeadingLine[]): Sighting[] {
  const end = lines.findIndex(({ hasAmount }) => hasAmount)
  const headEnd = Math.min(end === -1 ? headingRows : end, headingRows)
  return lines.flatMap((line, index) => [
    ...inWeb(line),
    ...inSlogan(line),
    ...(index < headEnd ? inHeading(line) : inRest(line)),
  ])
}

function sightingOf(line: HeadingLine, place: Sighting['place'], found: ChainFound): Sighting {
  return { chain: found.chain, place, row: line.row.index, boxes: line.row.boxes }
}

function inHeading(line: HeadingLine): Sighting[] {
  const found = chainIn(line.text)
  return found && isNamed(line, found) ? [sightingOf(line, 'heading', found)] : []
}

/** A chain in an address is a neighbour; in a sentence it is spoken of. */
function isNamed(line: HeadingLine, { isAlone, isAtStart }: ChainFound) {
  return isAlone || (isAtStart && !line.isAddress && !line.isTitle)
}

function inWeb({ row }: HeadingLine): Sighting[] {
  const texts = row.boxes.flatMap((box) => [
    box.text,
    ...(box.alternatives ?? []).map((o) => o.text),
  ])
  const chains = new Set([row.label, ...texts].flatMap(chainsOfWebIn))
  return [...chains].map((chain) => ({ chain, place: 'web', row: row.index, boxes: row.boxes }))
}

function inSlogan({ row, text }: HeadingLine): Sighting[] {
  const chain = chainOfSlogan(text)
  return chain ? [{ chain, place: 'slogan', row: row.index, boxes: row.boxes }] : []
}

/** Below the heading a chain counts where it takes leave, or as a firm. */
function inRest(line: HeadingLine): Sighting[] {
  if (line.hasAmount) return []
  const leaving = farewellName(line.row.label)
  const thanks = leaving && chainIn(leaving)
  if (thanks) return [sightingOf(line, 'farewell', thanks)]
  const firm = line.hasLegalForm ? chainIn(line.text) : undefined
  return firm?.isAtStart ? [sightingOf(line, 'firm', firm)] : []
}
