import { Header, Pax } from 'tar'

const blockSize = 512

/** Two empty blocks end an archive. */
export const tarEnd = Buffer.alloc(2 * blockSize)

/** One file of a tar archive, streamed; the size must be known in advance. */
export async function* tarEntry(
  path: string,
  size: number,
  content: Iterable<Buffer> | AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  yield header(path, size)
  let written = 0
  for await (const piece of content) {
    written += piece.length
    yield piece
  }
  if (written !== size) throw new Error(`${path} changed while it was read`)
  yield Buffer.alloc((blockSize - (size % blockSize)) % blockSize)
}

function header(path: string, size: number): Buffer {
  const data = { path, size, mode: 0o600, mtime: new Date(), type: 'File' as const }
  const block = Buffer.alloc(blockSize)
  const isTooLong = new Header(data).encode(block)
  return isTooLong ? Buffer.concat([new Pax(data).encode(), block]) : block
}
