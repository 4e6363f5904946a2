import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chineseReceipt } from '@quittance/test-support/receipts/chinese-receipt'
import { drawAsianRows } from '@quittance/test-support/receipts/draw-asian-rows'
import { japaneseReceipt } from '@quittance/test-support/receipts/japanese-receipt'
import sharp, { type Sharp } from 'sharp'
import { labelledReceipts } from './labels.ts'

/** The number of pixels that the published detector gets. */
const pixels = 900_000
/** Seeds that no test and no benchmark draws. */
const firstSeed = 5000

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
  for (let place = 0; place < Number(values.drawn); place += 1) {
    const seed = firstSeed + place
    const { rows, script, columns } = place % 2 ? japaneseReceipt(seed) : chineseReceipt(seed)
    const paper = await drawAsianRows(rows, script, { columns })
    await writePage(sharp(paper), join(out, `drawn-${seed}.webp`))
  }
  console.info(`${receipts.length} real pages and ${values.drawn} drawn ones.`)
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
