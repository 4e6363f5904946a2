import { constants, inflateSync } from 'node:zlib'
import type { DocumentProblem } from '@quittance/contract/document-rules'
import { DocumentRefusedError } from '#document.ts'
import { eachObject, type PdfObject } from './pdf-objects.ts'

const problems = new Map<string, DocumentProblem>([
  ['JavaScript', 'script'],
  ['JS', 'script'],
  ['Rendition', 'script'],
  ['RichMedia', 'script'],
  ['Launch', 'external'],
  ['GoToR', 'external'],
  ['GoToE', 'external'],
  ['ImportData', 'external'],
  ['SubmitForm', 'external'],
  ['XFA', 'external'],
  ['FileAttachment', 'attachment'],
])
/** Filters that are only used for objects to hide them. */
const oddFilters = ['ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85', 'LZWDecode', 'LZW']
const ownNames = ['Encrypt', 'ObjStm', 'FlateDecode', 'Fl', 'F', 'FFilter']
const names = new Set([...problems.keys(), ...oddFilters, ...ownNames])
const mostOfOneStream = 20 * 1024 * 1024
const mostInAll = 60 * 1024 * 1024
/** An object inside what is declared a stream's bytes, where an offset could point a viewer. */
const objectInStream = /\d[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+obj\b/

/**
 * Refuses a PDF that runs a program or reaches beyond itself. Looked for by the names that every such thing must carry,
 * in the file's own objects and in those that are packed, outside of texts and pictures.
 */
export function refuseByNames(bytes: Buffer): void {
  const file = bytes.toString('latin1')
  let isEncrypted = false
  let isPacked = false
  let isHidden = false
  let unpacked = 0
  for (const object of eachObject(file, { names, skipsStreams: true })) {
    refuse(object)
    isEncrypted ||= object.names.has('Encrypt')
    if (!object.stream) continue
    const { from, to } = object.stream
    if (object.names.has('ObjStm')) {
      const objects = unpack(bytes.subarray(from, to), object)
      unpacked += objects?.length ?? 0
      if (unpacked > mostInAll) throw new DocumentRefusedError('memory')
      isPacked = true
      isHidden ||= objects === null
      checkObjects(objects?.toString('latin1') ?? '')
    } else {
      const content = file.slice(from, to)
      const start = content.search(objectInStream)
      if (start !== -1) checkObjects(content.slice(start))
    }
  }
  // Even without a password prompt: encrypted streams cannot be inspected.
  if (isPacked && isEncrypted) throw new DocumentRefusedError('password')
  if (isHidden) throw new DocumentRefusedError('damaged')
}

function checkObjects(objects: string) {
  for (const object of eachObject(objects, { names, skipsStreams: false })) refuse(object)
}

function refuse(object: PdfObject) {
  for (const name of object.names) {
    const problem = problems.get(name)
    if (problem) throw new DocumentRefusedError(problem)
  }
  const isElsewhere = object.ownNames.has('F') || object.ownNames.has('FFilter')
  if (object.stream && isElsewhere) throw new DocumentRefusedError('external')
}

/** Objects inside an object stream; null if they cannot be inspected. */
function unpack(content: Buffer, object: PdfObject) {
  if (oddFilters.some((name) => object.names.has(name))) return null
  const isPacked = object.names.has('FlateDecode') || object.names.has('Fl')
  const objects = isPacked ? inflate(content) : content
  // They begin with their numbers, unless they are packed once more, or shifted.
  return objects && /^\s*\d/.test(objects.toString('latin1', 0, 100)) ? objects : null
}

function inflate(content: Buffer) {
  try {
    return inflateSync(content, {
      maxOutputLength: mostOfOneStream,
      finishFlush: constants.Z_SYNC_FLUSH,
    })
  } catch (error) {
    if (error instanceof RangeError) throw new DocumentRefusedError('memory')
    return null
  }
}
