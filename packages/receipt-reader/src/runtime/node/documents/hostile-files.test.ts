import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readInvoice } from '#einvoice/einvoice.ts'
import { hostileFiles } from '#test/hostile/hostile-files.ts'
import { packedTimes } from '#test/hostile/packed.ts'

const files = hostileFiles()
const megabyte = 1024 * 1024

/** Meant to be more than any document may have; everything else is refused for what is in it. */
const overTheLimit = [
  'disguised-over-25-megabytes.pdf',
  'mail-50-parts-of-a-megabyte.eml',
  'mail-head-of-50-megabytes.eml',
]

describe('the set of hostile documents', () => {
  test('has at least 44, each with a name of its own that is safe as a file name', () => {
    const names = files.map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(44)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !/^[a-z0-9-]+\.(?:pdf|xml|heic|tiff|eml)$/.test(name))).toEqual(
      [],
    )
  })

  test('expects each of the answers that a document alone can get', () => {
    const answers = new Set(files.map(({ expects }) => expects))
    // Only a fault in what opens them ends in `died`: no document is known to cause one.
    expect([...answers].toSorted()).toEqual([
      'attachment',
      'damaged',
      'empty',
      'external',
      'memory',
      'nested-mail',
      'not-a-document',
      'opens',
      'outlook-format',
      'page-size',
      'password',
      'script',
      'time',
      'too-large',
      'too-many-pages',
      'zip',
    ])
  })

  test.each(files)('$name is made as intended', ({ name, bytes, expects }) => {
    const made = bytes()
    const most = (name.endsWith('.eml') ? 40 : 25) * megabyte
    expect(made.length > most).toBe(overTheLimit.includes(name))
    if (expects === 'memory' || expects === 'time') expect(made.length).toBeLessThan(10 * megabyte)
    const first = firstBytesOf(name)
    if (first) expect(made.subarray(0, 12).toString('latin1')).toMatch(first)
    // The large ones are written in the same way, and would only take longer.
    if (made.length < megabyte) expect(bytes().equals(made)).toBe(true)
  })
})

test('what is packed many times over unpacks to as much, with the right sum', () => {
  const chunk = Buffer.from('0 0 m 500 800 l S\n')
  expect(inflateSync(packedTimes(chunk, 3000)).toString()).toBe(chunk.toString().repeat(3000))
})

test.each(files.filter(({ name }) => name.startsWith('xml-')))(
  '$name is an e-invoice only where it opens',
  ({ bytes, expects }) => {
    expect('broken' in readInvoice(bytes())).toBe(expects !== 'opens')
  },
)

function firstBytesOf(name: string): RegExp | null {
  if (name === 'pdf-no-bytes.pdf') return /^$/
  if (name.startsWith('pdf-')) return /^%PDF-/
  if (name.startsWith('xml-')) return /^<(?:\?xml|svg) /
  if (name.startsWith('heic-')) return /^.{4}ftyp/s
  if (name.startsWith('tiff-')) return /^II\*\0/
  if (name.startsWith('mail-')) return /^From: /
  return null
}
