import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createLocalReader } from '@quittance/receipt-reader'
import sharp from 'sharp'
import { labelledReceipts } from './labels.ts'
import { percentRight } from './outcome.ts'
import { keepForPage } from './page-parts.ts'
import { fields, type Score, scoreOf } from './score.ts'
import { table } from './tables.ts'

const usage = 'reader-takes <folder> [--sets srd,de,lv]'

/** The same receipt as another photo might show it. */
const takes: Record<string, (photo: Buffer) => Promise<Buffer>> = {
  'as it is': async (photo) => photo,
  'three quarters of the size': smaller,
  'turned by 4 degrees': (photo) =>
    sharp(photo).autoOrient().rotate(4, { background: '#777777' }).jpeg({ quality: 85 }).toBuffer(),
  'darker and out of focus': (photo) =>
    sharp(photo)
      .autoOrient()
      .modulate({ brightness: 0.65 })
      .blur(0.8)
      .linear(0.8, 20)
      .jpeg({ quality: 80 })
      .toBuffer(),
}

type Taken = { set: string; take: string; score: Score }

/** How much of a good result is luck with one photo: the same receipts, taken again. */
export async function run(args: string[]) {
  const options = { sets: { type: 'string', default: 'srd,de,lv' } } as const
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
  const [folder] = positionals
  if (!folder) throw new Error(usage)
  const sets = values.sets.split(',')
  const receipts = labelledReceipts(folder).filter(({ set }) => sets.includes(set))
  const reader = createLocalReader()
  const taken: Taken[] = []
  for (const [take, photograph] of Object.entries(takes)) {
    for (const { set, label, imagePath } of receipts) {
      const reading = await reader.read(await photograph(readFileSync(imagePath)))
      taken.push({ set, take, score: scoreOf(reading, label, set) })
    }
  }
  reader.close()
  keepForPage('takes', takesTable(taken))
}

async function smaller(photo: Buffer) {
  const { autoOrient } = await sharp(photo).metadata()
  return sharp(photo)
    .autoOrient()
    .resize(Math.round(0.75 * autoOrient.width))
    .jpeg({ quality: 70 })
    .toBuffer()
}

function takesTable(taken: Taken[]) {
  const groups = Map.groupBy(taken, ({ set, take }) => `${set}, ${take}`)
  const rows = [...groups].map(([name, group]) => [
    name,
    String(group.length),
    ...fields.map((field) =>
      percentRight(
        group.map(({ score }) => score),
        field,
      ).toFixed(1),
    ),
  ])
  return table(['receipts', 'n', 'vendor %', 'date %', 'total %'], rows)
}
