import { type FoundFile, readBytes, type ZipSource } from './read-zip.ts'
import type { SealedFile, SealedRecord } from './sealed-record.ts'
import { centralHeader, concatBytes, endOfDirectory, localHeader } from './zip-records.ts'

export const recordName = 'record.json'
export const pageName = 'verify.html'
/** Lists files of the claim that are no longer stored. */
export const lostName = 'missing-files.txt'

type Zip = { source: ZipSource; files: FoundFile[]; end: number }

/** Problems with the files, and with every byte of the zip around them. */
export async function checkFiles(zip: Zip, record: SealedRecord): Promise<string[]> {
  const { expected, problems } = listExpected(record)
  const modified = new Date(record.seal.payload.sentAt)
  const found = new Set<string>()
  const directory = []
  for (const { name, offset, size, crc, sha256, header } of zip.files) {
    const sealed = expected.get(name)
    if (found.has(name)) problems.push(`The zip has two files ${name}`)
    else if (sealed === undefined) problems.push(`${name} is not part of the claim`)
    found.add(name)
    if (sealed && (sealed.bytes !== size || sealed.sha256 !== sha256))
      problems.push(notAsSent(name))
    const entry = { name, size, offset, modified, crc }
    if (sealed !== undefined && !isEqual(header, localHeader(entry)))
      problems.push(`${name}: its date or another detail in the zip was changed`)
    directory.push(centralHeader(entry))
  }
  const names = [...expected.keys()]
  const missing = names.filter((name) => !found.has(name))
  problems.push(...missing.map((name) => `${name} is missing`))
  if (problems.length > 0) return problems
  if (zip.files.some(({ name }, index) => name !== names[index]))
    return ['The files in the zip are in another order']
  return checkEnd(zip, directory)
}

function notAsSent(name: string) {
  return `${name} is not the file that was sent`
}

/** By name in the order of the zip; null for the record itself. */
function listExpected({ seal, tools }: SealedRecord) {
  const { receipts, files } = seal.payload
  const expected = new Map<string, SealedFile | null>()
  const problems: string[] = []
  // Receipts split from one document share its file.
  for (const file of [...receipts.flatMap((receipt) => receipt.files), ...files]) {
    const known = expected.get(file.name)
    if (known && (known.sha256 !== file.sha256 || known.bytes !== file.bytes))
      problems.push(`The seal names two different files ${file.name}`)
    expected.set(file.name, file)
  }
  for (const file of tools) {
    const isTool = file.name === pageName || file.name === lostName
    if (!isTool) problems.push(`${file.name} is not part of the claim`)
    else if (expected.has(file.name)) problems.push(`The record names ${file.name} twice`)
    expected.set(file.name, file)
  }
  if (!expected.has(pageName)) problems.push(`${pageName} is missing`)
  return { expected: expected.set(recordName, null), problems }
}

/** The directory follows from the files, so it must be exactly this. */
async function checkEnd({ source, files, end }: Zip, headers: Uint8Array<ArrayBuffer>[]) {
  const central = concatBytes(headers)
  const tail = endOfDirectory({ entries: files.length, offset: end, size: central.length })
  const expected = concatBytes([central, tail])
  const actual = await readBytes(source, end, Math.min(source.size, end + expected.length))
  if (!isEqual(actual.subarray(0, expected.length), expected.subarray(0, actual.length)))
    return ['The zip’s list of files was changed']
  if (end + expected.length > source.size) return ['The end of the zip is missing']
  if (end + expected.length < source.size) return ['Something was added at the end of the zip']
  return []
}

function isEqual(one: Uint8Array, other: Uint8Array) {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
