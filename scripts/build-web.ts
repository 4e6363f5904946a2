import { createReadStream, createWriteStream } from 'node:fs'
import { cp, glob, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliCompress, createGzip } from 'node:zlib'
import { build } from 'vite'
import { buildReader } from './build-reader.ts'
import { buildWorker } from './build-worker.ts'

const web = join(import.meta.dirname, '../apps/web')
const readerFiles = join(import.meta.dirname, '../.cache/reader-files')

export async function buildWeb() {
  // Beside the app's own folder, because that is emptied first.
  const version = await buildReader(readerFiles)
  const define = { READER_VERSION: JSON.stringify(version) }
  await build({ root: web, logLevel: 'warn', define })
  await cp(join(readerFiles, 'assets'), join(web, 'dist/assets'), { recursive: true })
  await buildWorker(web, define)
  await compress(join(web, 'dist'))
}

/** Compress once here rather than for every visitor. */
async function compress(folder: string) {
  // The reader's files are already compressed.
  const names = glob('**/*.{js,css,html,svg,webmanifest}', {
    cwd: folder,
    exclude: ['assets/reader'],
  })
  for await (const path of names) {
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
