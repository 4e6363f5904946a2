import type { Mention } from './mentions.ts'

/** What a mention counts by where it stands. */
const places = {
  total: 6,
  sameSum: 3.5,
  stated: 4,
  heading: 4,
  otherTotal: 2,
  elsewhere: 0.5,
}
/** What it counts that most prices bear it, and on how many rows it must stand to count in full. */
const byMostPrices = 4
const enoughRows = 3
/** A sign is misread more easily than a code of three letters, and one that stands alone most easily. */
const ofSign = 0.8
const ofLoneSign = 0.5
const longestHeading = 40

/** How much the printed codes and signs speak for each currency. */
export function weightsOfMentions(mentions: Mention[], total?: number): Map<string, number> {
  const all = [...new Set(mentions.flatMap(({ currencies }) => currencies))]
  return new Map(
    all.map((currency) => {
      const own = mentions.filter(({ currencies }) => currencies.includes(currency))
      const isLone = new Set(own.map(({ row }) => row.index)).size === 1
      const best = Math.max(...own.map((mention) => byPlace(mention, isLone, total)))
      return [currency, best + byShare(own, mentions)]
    }),
  )
}

function byPlace(mention: Mention, isLone: boolean, total: number | undefined) {
  const { isCode, share, equivalence } = mention
  const sureness = isCode ? 1 : isLone ? ofLoneSign : ofSign
  return places[placeOf(mention, total)] * sureness * share * (1 - 0.8 * equivalence)
}

function placeOf(
  { row, isCode, isAtEnd, isStated }: Mention,
  total: number | undefined,
): keyof typeof places {
  const { kind, amounts, label } = row
  const isOfSum = amounts.some(({ minor }) => minor === total)
  if (kind === 'total' && (isOfSum || amounts.length === 0 || total === undefined)) return 'total'
  if (isOfSum) return 'sameSum'
  if (isStated) return 'stated'
  if (amounts.length === 0 && isCode && isAtEnd && label.length <= longestHeading) return 'heading'
  return kind === 'total' || kind === 'subtotal' || kind === 'card' ? 'otherTotal' : 'elsewhere'
}

/** By the share of rows with a price and a sign that bear this one. */
function byShare(own: Mention[], all: Mention[]) {
  const rows = weightedRows(own)
  const among = weightedRows(all)
  if (among === 0) return 0
  const sureness = Math.max(...own.map(({ isCode }) => (isCode ? 1 : ofSign)))
  return byMostPrices * sureness * (rows / among) * Math.min(1, rows / enoughRows)
}

function weightedRows(mentions: Mention[]) {
  const shares = new Map<number, number>()
  for (const { row, share, equivalence } of mentions) {
    if (row.amounts.length === 0) continue
    shares.set(row.index, Math.max(shares.get(row.index) ?? 0, share * (1 - equivalence)))
  }
  return [...shares.values()].reduce((sum, share) => sum + share, 0)
}
