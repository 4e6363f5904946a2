import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

/** Reads a zip with another library than the one that wrote it. */
export async function unzip(archive: Buffer): Promise<Record<string, string>> {
  const files = Object.entries(await unzipBytes(archive))
  return Object.fromEntries(files.map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
}

export async function unzipBytes(archive: Buffer): Promise<Record<string, Buffer>> {
  const zip = await promisify<Buffer, object, ZipFile>(fromBuffer)(archive, { lazyEntries: true })
  const files: Record<string, Buffer> = {}
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error)
        files[entry.fileName] = await buffer(stream)
        zip.readEntry()
      })
    })
    zip.on('end', resolve)
    zip.on('error', reject)
    zip.readEntry()
  })
  return files
}
