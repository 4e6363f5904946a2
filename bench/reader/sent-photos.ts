import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { currencies } from '@quittance/contract/money'
import { createLocalReader, type ReceiptReading } from '@quittance/receipt-reader'
import { isSmallFile, isWorthSending } from '@quittance/web/fit-for-sending'
import sharp from 'sharp'
import { type LabelledReceipt, labelledReceipts } from './labels.ts'
import { quantile } from './outcome.ts'
import { scoreOf } from './score.ts'
import { asStored, drawnForSending, encodedAgain, onTable } from './sent-photo.ts'
import { table } from './tables.ts'

const usage = 'sent-photos <folder> [--sets de,lv,wild] [--limit <receipts of each set>]'

const fields = ['vendor', 'date', 'total', 'currency'] as const

type Field = (typeof fields)[number]
type Score = Record<Field, boolean | undefined>

type Compared = {
  photos: string
  receipt: LabelledReceipt
  bytes: { before: number; after: number }
  before: Score
  after: Score
  /** Right before, wrong after, and whether encoding alone did it. */
  lost: { field: Field; isByEncoding: boolean }[]
  won: Field[]
}

type Kind = {
  photos: string
  photograph: (photo: Buffer) => Promise<Buffer>
  /** By the longer side of the picture. */
  fits: (longSide: number) => boolean
}

const kinds: Kind[] = [
  { photos: 'as they are', photograph: async (photo) => photo, fits: () => true },
  // Only close-up photos have enough pixels to be placed into a larger scene.
  { photos: '12 MP, far away', photograph: onTable, fits: (longSide) => longSide >= 2300 },
]

/** Whether receipts are read as well from what the browser sends, and how much less that is. */
export async function run(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { sets: { type: 'string' }, limit: { type: 'string', default: 'Infinity' } },
  })
  const [folder] = positionals
  if (!folder) throw new Error(usage)
  const sets = values.sets?.split(',')
  const wanted = labelledReceipts(folder).filter(({ set }) => sets?.includes(set) ?? true)
  const receipts = [...Map.groupBy(wanted, ({ set }) => set).values()].flatMap((all) =>
    all.slice(0, Number(values.limit)),
  )
  const reader = createLocalReader()
  const all: Compared[] = []
  for (const kind of kinds) {
    for (const receipt of receipts) {
      const picture = readFileSync(receipt.imagePath)
      const { width, height } = await sharp(picture).metadata()
      if (!kind.fits(Math.max(width, height))) continue
      all.push(await compare(kind, receipt, picture, (photo) => reader.read(photo)))
      if (all.length % 20 === 0) console.info(`${all.length} compared`)
    }
  }
  reader.close()
  report(all)
}

async function compare(
  { photos, photograph }: Kind,
  receipt: LabelledReceipt,
  picture: Buffer,
  read: (photo: Buffer) => Promise<ReceiptReading>,
): Promise<Compared> {
  const score = async (photo: Buffer) =>
    scoreWithCurrency(await read(await asStored(photo)), receipt)
  const photo = await photograph(picture)
  const drawn = await drawnForSending(photo)
  const before = await score(photo)
  // Also photos small enough to be sent unchanged: a larger photo of the same receipt would not be.
  const after = await score(drawn)
  const lost = fields.filter((field) => before[field] && after[field] === false)
  const again = lost.length > 0 ? await score(await encodedAgain(photo)) : after
  const isSentAsIs = isSmallFile(photo.length) || !isWorthSending(drawn.length, photo.length)
  return {
    photos,
    receipt,
    bytes: { before: photo.length, after: isSentAsIs ? photo.length : drawn.length },
    before,
    after,
    lost: lost.map((field) => ({ field, isByEncoding: again[field] === false })),
    won: fields.filter((field) => before[field] === false && after[field]),
  }
}

/** A currency that the product does not offer is right when left empty. */
function scoreWithCurrency(reading: ReceiptReading, { label, set }: LabelledReceipt): Score {
  const printed = currencies.find((code) => code === label.currency) ?? null
  const currency = label.currency === undefined ? undefined : reading.currency === printed
  return { ...scoreOf(reading, label, set), currency }
}

function report(all: Compared[]) {
  const groups = [...Map.groupBy(all, ({ photos }) => photos)].flatMap(([photos, of]) => [
    ...Map.groupBy(of, ({ receipt }) => `${photos}: ${receipt.set}`),
    [`${photos}: all`, of] as const,
  ])
  const rows = groups.map(([name, of]) => [
    name,
    String(of.length),
    ...fields.map((field) => `${rightIn(of, 'before', field)}, ${rightIn(of, 'after', field)}`),
    ...(['before', 'after'] as const).map((when) => sizes(of.map(({ bytes }) => bytes[when]))),
    String(of.filter(({ bytes }) => bytes.after === bytes.before).length),
  ])
  const right = fields.map((field) => `${field} right: before, after`)
  const size = ['kB before: median, sum', 'kB after: median, sum', 'sent as is']
  console.info(table(['photos', 'n', ...right, ...size], rows))
  for (const { photos, receipt, lost, won } of all) {
    const name = `${photos}: ${receipt.set}/${receipt.label.id}`
    for (const { field, isByEncoding } of lost) {
      console.info(`${name} lost ${field}${isByEncoding ? ', also when only encoded again' : ''}`)
    }
    for (const field of won) console.info(`${name} won ${field}`)
  }
}

function rightIn(all: Compared[], when: 'before' | 'after', field: Field) {
  return all.filter((compared) => compared[when][field]).length
}

function sizes(bytes: number[]) {
  const sum = bytes.reduce((total, each) => total + each, 0)
  return [quantile(bytes, 0.5), sum].map((value) => Math.round(value / 1024)).join(', ')
}
