import { createReadStream, createWriteStream } from 'node:fs'
import { glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliCompress, createGzip } from 'node:zlib'
import { build } from 'vite'
import { buildWorker } from './build-worker.ts'

const web = join(import.meta.dirname, '../apps/web')

export async function buildWeb() {
  await build({ root: web, logLevel: 'warn' })
  await buildWorker(web)
  await compress(join(web, 'dist'))
}

/** Once here rather than for every visitor. */
async function compress(folder: string) {
  for await (const path of glob('**/*.{js,css,html,svg,webmanifest}', { cwd: folder })) {
    const file = join(folder, path)
    if ((await stat(file)).size < 1024) continue
    await pipeline(
      createReadStream(file),
      createGzip({ level: 9 }),
      createWriteStream(`${file}.gz`),
    )
    await pipeline(createReadStream(file), createBrotliCompress(), createWriteStream(`${file}.br`))
  }
}
