import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { AsianReceipt } from '@quittance/test-support/receipts/asian-photos'
import { drawAsianRows } from '@quittance/test-support/receipts/draw-asian-rows'
import { frozenReceipts } from '@quittance/test-support/receipts/frozen-receipts'
import sharp, { type Sharp } from 'sharp'
import { labelledReceipts } from './labels.ts'

/** The number of pixels that the published detector gets. */
const pixels = 900_000

type Drawn = Pick<AsianReceipt, 'script' | 'columns' | 'rows'> & { seed: number }

/** Pages for training the detector: the receipts that may be trained on, and drawn Asian ones. */
export async function run(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      sets: { type: 'string', default: 'sroie,de' },
      drawn: { type: 'string', default: '40' },
      out: { type: 'string' },
    },
  })
  const [folder] = positionals
  const { out } = values
  if (!folder || !out) throw new Error('reader-pages <folder> --out <folder> [--sets sroie,de]')
  await mkdir(out, { recursive: true })
  const sets = values.sets.split(',')
  const receipts = labelledReceipts(folder).filter(({ set }) => sets.includes(set))
  for (const { set, label, imagePath } of receipts) {
    await writePage(sharp(imagePath).autoOrient(), join(out, `${set}-${label.id}.webp`))
  }
  // No test and no other benchmark draws these.
  const drawn = frozenReceipts<Drawn>('detector').slice(0, Number(values.drawn))
  for (const { seed, rows, script, columns } of drawn) {
    const paper = await drawAsianRows(rows, script, { columns })
    await writePage(sharp(paper), join(out, `drawn-${seed}.webp`))
  }
  console.info(`${receipts.length} real pages and ${drawn.length} drawn ones.`)
}

async function writePage(picture: Sharp, path: string) {
  const { autoOrient } = await picture.metadata()
  const scale = Math.min(2, Math.sqrt(pixels / (autoOrient.width * autoOrient.height)))
  const page = await picture
    .resize(sideOf(autoOrient.width * scale), sideOf(autoOrient.height * scale), { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .webp({ quality: 80, effort: 2 })
    .toBuffer()
  await writeFile(path, page)
}

/** The published detector halves its picture five times. */
function sideOf(length: number) {
  return Math.max(32, Math.round(length / 32) * 32)
}
