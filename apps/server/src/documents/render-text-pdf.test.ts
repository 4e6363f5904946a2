import { execFileSync, spawnSync } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { endSparePdfThreads } from '#claims/pdf/pdf-threads.ts'
import { renderTextPdf } from './render-text-pdf.ts'

const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined

afterAll(endSparePdfThreads)

function textOf(pdf: Buffer) {
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
}

test.skipIf(!hasPoppler)(
  'lines of any script stand below each other, and can be read back',
  async () => {
    const text = textOf(
      await renderTextPdf(['Café Æther', '', '東京ホテル', 'Łódź 12,50 zł', 'Ελλάδα']),
    )
    expect(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual(['Café Æther', '東京ホテル', 'Łódź 12,50 zł', 'Ελλάδα'])
  },
)

test.skipIf(!hasPoppler)(
  'a long line is broken, and a hundred lines take three pages',
  async () => {
    const long = Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ')
    const text = textOf(await renderTextPdf([long]))
    for (const word of long.split(' ')) expect(text).toContain(word)
    const pages = textOf(await renderTextPdf(Array.from({ length: 100 }, (_, n) => `Line ${n}`)))
    expect(pages.split('\f').length - 1).toBe(3)
    expect(pages).toContain('Line 99')
  },
)

test.skipIf(!hasPoppler)('however much there is, it is ten pages', async () => {
  const pages = textOf(await renderTextPdf(Array.from({ length: 5_000 }, (_, n) => `Line ${n}`)))
  expect(pages.split('\f').length - 1).toBe(10)
  const wide = textOf(await renderTextPdf(['x'.repeat(200_000)]))
  expect(wide.split('\f').length - 1).toBe(1)
})

test('nothing is a page too, and what cannot be written is no fault', async () => {
  for (const lines of [[], [''], ['\u0000\ud800\u202e(\\)', '\t']]) {
    const pdf = await renderTextPdf(lines)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  }
})
