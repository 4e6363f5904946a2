import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { DocumentProblem } from '@quittance/contract/document-rules'

/** A hostile document, or one that looks hostile, and the expected answer. */
export type HostileFile = {
  /** Its kind, what is wrong with it, and the ending it pretends to. */
  name: string
  /** Unpacked when asked for: some are large. */
  bytes: () => Buffer
  /** `opens` if it looks odd but is harmless within the limits. */
  expects: DocumentProblem | 'opens'
}

const folder = join(import.meta.dirname, '../../../fixtures/hostile')

/** The server that some of them reach for; another port of as many digits leaves every offset right. */
const elsewhere = '127.0.0.1:54321'

/** Every document that the process that opens documents must survive; some reach for a server at that port. */
export function hostileFiles(port = 54321): HostileFile[] {
  const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8'))
  return Object.entries<HostileFile['expects']>(expected).map(([name, expects]) => {
    const bytes = () =>
      reaching(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))), port)
    return { name, bytes, expects }
  })
}

function reaching(file: Buffer, port: number) {
  const server = `127.0.0.1:${port}`
  if (server.length !== elsewhere.length) throw new Error(`${port} has not five digits`)
  for (let at = file.indexOf(elsewhere); at >= 0; at = file.indexOf(elsewhere, at + 1)) {
    file.write(server, at, 'latin1')
  }
  return file
}
