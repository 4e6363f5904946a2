import type { VendorFeature } from '#confidence/features.ts'
import type { Features } from '#confidence/scoring.ts'
import type { TextBox } from '#page/text-box.ts'
import type { Sighting } from './chain-sightings.ts'
import { farewellName } from './farewells.ts'
import type { HeadingLine } from './heading-lines.ts'
import { digitsIn, lettersIn } from './name-text.ts'
import { webNamesIn } from './web-names.ts'

/** A name that stands elsewhere than in the heading: for pages whose heading is a logo that nobody can read. */
export type NameElsewhere = { name: string; boxes: TextBox[]; features: Features<VendorFeature> }

type Around = { lines: HeadingLine[]; sightings: Sighting[]; searchedRows: number }

/** Where else names stand. */
export const elsewhereSources: Record<string, (around: Around) => NameElsewhere[]> = {
  chains: ({ sightings }) => chainNames(sightings),
  farewells: ({ lines }) => lines.flatMap(farewellNames),
  firms: ({ lines, searchedRows }) => firmNames(lines, searchedRows),
  webNames: ({ lines }) => lines.flatMap(webNames),
}

export function namesElsewhere(
  lines: HeadingLine[],
  sightings: Sighting[],
  searchedRows: number,
): NameElsewhere[] {
  return Object.values(elsewhereSources)
    .flatMap((source) => source({ lines, sightings, searchedRows }))
    .map((found) => ({ ...found, features: { isName: 1, isElsewhere: 1, ...found.features } }))
}

function chainNames(sightings: Sighting[]): NameElsewhere[] {
  const names = new Set(sightings.filter(({ place }) => place !== 'heading').map((s) => s.chain))
  return [...names].map((name) => {
    const own = sightings.filter(({ chain }) => chain === name)
    return { name, boxes: own[0]?.boxes ?? [], features: chainFeatures(own) }
  })
}

/** What speaks for a chain, by where it shows itself. */
export function chainFeatures(own: Sighting[]): Features<VendorFeature> {
  const isIn = (place: Sighting['place']) => own.some((sighting) => sighting.place === place)
  return {
    isChainInHeading: isIn('heading'),
    isChainInWeb: isIn('web'),
    isChainInFooter: isIn('farewell') || isIn('firm'),
    isChainInSlogan: isIn('slogan'),
    isChainTwice: new Set(own.map(({ row }) => row)).size > 1,
  }
}

function farewellNames({ row }: HeadingLine): NameElsewhere[] {
  const name = farewellName(row.label)
  return name ? [{ name, boxes: row.boxes, features: { isFarewell: true } }] : []
}

/** A firm beside its tax number, below the rows that are searched for names. */
function firmNames(lines: HeadingLine[], searchedRows: number): NameElsewhere[] {
  return lines
    .filter(({ row, hasLegalForm, hasAmount, text }) => {
      const isTaxed = [-1, 0, 1, 2].some((step) => lines[row.index + step]?.isRegistration)
      const isName = lettersIn(text) > 3 && digitsIn(text) < 3
      return row.index >= searchedRows && hasLegalForm && !hasAmount && isTaxed && isName
    })
    .map(({ text, row }) => ({ name: text, boxes: row.boxes, features: { isFirm: true } }))
}

function webNames({ row }: HeadingLine): NameElsewhere[] {
  return webNamesIn(row.label)
    .filter((name) => /^[a-z][a-z-]{3,}$/.test(name))
    .map((name) => ({ name: titled(name), boxes: row.boxes, features: { isFromWeb: true } }))
}

function titled(name: string) {
  return name
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
