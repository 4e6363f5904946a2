import { checkChains } from './check-chains.ts'
import { checkFiles, recordName } from './check-files.ts'
import { checkSeal } from './check-seal.ts'
import { parseRecord } from './parse-record.ts'
import { type FoundFile, readBytes, walkZip, type ZipSource } from './read-zip.ts'
import type { SealedRecord } from './sealed-record.ts'

export type Verification = {
  /** In words; the archive is as it was sealed if there are none. */
  problems: string[]
  /** Null if it cannot be read. What it says is true only if there are no problems. */
  record: SealedRecord | null
}

type Options = {
  /** Ids of the keys that may have signed; without them any key may. */
  trustedKeys?: readonly string[]
  /** How much of the zip was read, from 0 to 1. */
  onProgress?(share: number): void
}

/** Checks everything in a claim's zip: each byte is what the seal says, or follows from it. */
export async function verifyArchive(
  source: ZipSource,
  { trustedKeys, onProgress }: Options = {},
): Promise<Verification> {
  const { files, end } = await walkZip(source, (done) => onProgress?.(done / source.size))
  const found = files.find(({ name }) => name === recordName)
  if (!found) return { problems: [await explainNoRecord(source, files, end)], record: null }
  const bytes = await readBytes(source, found.start, found.start + found.size)
  const record = parseRecord(bytes)
  if (typeof record === 'string') return { problems: [record], record: null }
  const problems = [
    ...(await checkSeal(record.seal, trustedKeys)),
    ...(await checkChains(record)),
    ...(await checkFiles({ source, files, end }, record)),
  ]
  return { problems, record }
}

const directoryMark = 0x02014b50

async function explainNoRecord(source: ZipSource, files: FoundFile[], end: number) {
  const last = files.at(-1)
  if (!last) return 'This is not a zip of Quittance, or the zip is damaged at its start'
  const mark = await readBytes(source, end, Math.min(end + 4, source.size))
  const isWhole =
    mark.length === 4 && new DataView(mark.buffer).getUint32(0, true) === directoryMark
  return isWhole
    ? 'record.json is missing: this zip has no record'
    : `The zip is damaged at ${last.name} or after it`
}
