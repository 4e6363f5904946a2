import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findText } from '@quittance/receipt-reader/find/find-text'
import type { Crop } from '@quittance/receipt-reader/image/crop'
import { loadOcrModels } from '@quittance/receipt-reader/runtime/node/load-models'
import { decodeImage } from '@quittance/receipt-reader/runtime/node/read-image'
import sharp from 'sharp'
import { labelledReceipts } from './labels.ts'

const style = { height: 48 }

/** Every line of the receipts that may be tuned on, cut out, for training the recogniser. */
export async function run(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { sets: { type: 'string', default: 'sroie,de' }, out: { type: 'string' } },
  })
  const [folder] = positionals
  const { out } = values
  if (!folder || !out) throw new Error('reader-cut-outs <folder> --out <folder> [--sets sroie,de]')
  const sets = values.sets.split(',')
  const receipts = labelledReceipts(folder).filter(
    ({ set, half }) => half === 0 && sets.includes(set),
  )
  const models = await loadOcrModels(2)
  await mkdir(out, { recursive: true })
  for (const { set, label, imagePath } of receipts) {
    const picture = await decodeImage(await readFile(imagePath), 50_000_000)
    const { texts } = await findText(models, picture)
    const lines = await Promise.all(texts.map(({ cut }) => packed(cut(style))))
    await writeFile(join(out, `${set}-${label.id}.bin`), Buffer.concat(lines))
  }
  console.info(`${receipts.length} receipts cut into lines.`)
}

/** Its length in four bytes, then a WebP. */
async function packed({ planes, width, height }: Crop) {
  const grey = Uint8Array.from(planes, (value) => Math.round((value + 1) * 127.5))
  const image = await sharp(grey, { raw: { width, height, channels: 1 } })
    .webp({ quality: 70, effort: 2 })
    .toBuffer()
  const length = Buffer.alloc(4)
  length.writeUInt32LE(image.length)
  return Buffer.concat([length, image])
}
