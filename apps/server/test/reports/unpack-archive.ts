import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

type Unpacked = { name: string; method: number; content: Buffer }

/** The files of a zip in order, read by another library than the one that wrote it. */
export async function unpackArchive(archive: Buffer): Promise<Unpacked[]> {
  const zip = await promisify<Buffer, object, ZipFile>(fromBuffer)(archive, {
    lazyEntries: true,
    strictFileNames: true,
  })
  const files: Unpacked[] = []
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error)
        const content = await buffer(stream)
        files.push({ name: entry.fileName, method: entry.compressionMethod, content })
        zip.readEntry()
      })
    })
    zip.on('end', resolve)
    zip.on('error', reject)
    zip.readEntry()
  })
  return files
}
