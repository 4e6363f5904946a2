import { unpackArchive } from './reports/unpack-archive.ts'

export async function unzip(archive: Buffer): Promise<Record<string, string>> {
  const files = Object.entries(await unzipBytes(archive))
  return Object.fromEntries(files.map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
}

export async function unzipBytes(archive: Buffer): Promise<Record<string, Buffer>> {
  const files = await unpackArchive(archive)
  return Object.fromEntries(files.map(({ name, content }) => [name, content]))
}
