import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createLocalReader, type ReceiptReading } from '@quittance/receipt-reader'
import sharp, { type Sharp } from 'sharp'
import { labelledReceipts } from './labels.ts'
import { percent } from './outcome.ts'
import { keepForPage } from './page-parts.ts'
import { fields, inReading, isSameName } from './score.ts'
import { rounded, table } from './tables.ts'

const usage = 'reader-stability <folder> [--sets srd,de,lv,wild] [--limit <receipts of each set>]'

/** Long time limit: time is not measured here. */
const patienceMs = 300_000

/** The same picture as another phone or the upload might have produced it. */
const takes: Record<string, (picture: Sharp, width: number) => Sharp> = {
  'at 80 %': (picture, width) => picture.resize(Math.round(0.8 * width)),
  'at 90 %': (picture, width) => picture.resize(Math.round(0.9 * width)),
  'at 110 %': (picture, width) => picture.resize(Math.round(1.1 * width)),
  'at 120 %': (picture, width) => picture.resize(Math.round(1.2 * width)),
  'turned by 3 degrees': (picture) => picture.rotate(3, { background: '#777777' }),
  're-encoded': (picture) => picture.jpeg({ quality: 60 }),
  'slightly darker': (picture) => picture.linear(0.8, 0),
}

type Take = { name: string; first: ReceiptReading; again: ReceiptReading }

/** The share of values that stay the same when a picture changes a little. */
export async function run(args: string[]) {
  const options = {
    sets: { type: 'string', default: 'srd,de,lv,wild' },
    limit: { type: 'string', default: '1000' },
  } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  const [folder] = positionals
  if (!folder) throw new Error(usage)
  const sets = values.sets.split(',')
  const receipts = sets.flatMap((set) =>
    labelledReceipts(folder)
      .filter((receipt) => receipt.set === set)
      .slice(0, Number(values.limit)),
  )
  const reader = createLocalReader({ timeLimitMs: patienceMs })
  const all: Take[] = []
  for (const { imagePath } of receipts) {
    const photo = readFileSync(imagePath)
    const first = await reader.read(photo)
    for (const name of Object.keys(takes)) {
      all.push({ name, first, again: await reader.read(await takeAgain(photo, name)) })
    }
    if (all.length % 70 === 0) console.info(`${all.length} of ${receipts.length * 7} read`)
  }
  reader.close()
  keepForPage('stability', `${receipts.length} receipts of ${sets.join(', ')}.\n\n${tableOf(all)}`)
}

async function takeAgain(photo: Buffer, name: string) {
  const { autoOrient } = await sharp(photo).metadata()
  const upright = await sharp(photo).autoOrient().toBuffer()
  const again = takes[name]!(sharp(upright), autoOrient.width)
  return name === 're-encoded' ? again.toBuffer() : again.jpeg({ quality: 92 }).toBuffer()
}

function tableOf(all: Take[]) {
  const groups = [...Map.groupBy(all, ({ name }) => name), ['together', all] as const]
  const rows = groups.map(([name, of]) => {
    const byField = fields.map((field) => of.map((take) => isSame(take, field)))
    return [name, ...[...byField, byField.flat()].map((same) => rounded(percent(same)))]
  })
  return table(['the same picture', ...fields.map((field) => `${field} %`), 'together %'], rows)
}

function isSame({ first, again }: Take, field: (typeof fields)[number]) {
  const name = inReading(field)
  return name === 'vendor' ? isSameName(first.vendor, again.vendor, 0) : first[name] === again[name]
}
