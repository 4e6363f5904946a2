import { describe, expect, test } from 'vitest'
import { first } from '#first/templates.ts'
import { fourth } from '#fourth/templates.ts'
import { keptOut } from '#kept-out/templates.ts'
import { second } from '#second/templates.ts'
import { third } from '#third/templates.ts'
import { type DrawnDocument, drawnDocuments } from './documents.ts'

const draw = () => [...drawnDocuments('tuned'), ...drawnDocuments('kept-out')]
const documents = draw()
const again = new Map(draw().map((document) => [document.name, document]))

test('60 templates are kept out of tuning, of five kinds and in six languages, as the others are', () => {
  expect(keptOut).toHaveLength(60)
  expect(keptOut.filter(({ name }) => tunedNames.has(name))).toEqual([])
  expect([...new Set(keptOut.map(({ kind }) => kind))].toSorted()).toEqual(kinds)
  for (const part of ['tuned', 'kept-out'] as const) {
    const languages = new Set(drawnDocuments(part).map(({ language }) => language))
    expect([...languages].toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl'])
  }
})

const tunedNames = new Set([...first, ...second, ...third, ...fourth].map(({ name }) => name))
const kinds = ['flight', 'hotel', 'parking', 'ride', 'train']

describe.each(documents)('$name', (document) => {
  test('is a PDF of as many pages as it says, the same each time', async () => {
    const pdf = (await document.pdf()).toString('latin1')
    expect(pdf).toMatch(/^%PDF-1\.\d[^]*%%EOF\s*$/)
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(document.pages)
    expect(pagesWithText(document)).toHaveLength(document.pages)
    expect((await again.get(document.name)?.pdf())?.equals(await document.pdf())).toBe(true)
  })

  test('has its labels printed on it', () => {
    const { vendor, date, total, currency, printed } = document.labels
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(total).toMatch(/^\d+\.\d{2}$/)
    expect(currency).toMatch(/^[A-Z]{3}$/)
    expect(printed.total.replaceAll(/\D/g, '')).toBe(total.replace('.', ''))
    const labels = [vendor, printed.date, printed.total, printed.currency]
    expect(labels.filter((text) => !isPrinted(text, document))).toEqual([])
  })

  test('has every text on its page and none above another', () => {
    expect(
      document.texts.filter((text) => isCutOff(text, document)).map(({ text }) => text),
    ).toEqual([])
    expect(covered(document)).toEqual([])
  })
})

function pagesWithText({ texts }: DrawnDocument) {
  return [...new Set(texts.map(({ page }) => page))]
}

function isPrinted(part: string, { texts }: DrawnDocument) {
  return texts.some(({ text }) => text.includes(part))
}

function isCutOff({ x, y, w, h }: DrawnDocument['texts'][number], { size }: DrawnDocument) {
  const edge = 8
  return x < edge || y < edge || x + w > size.width - edge || y + h > size.height - edge
}

function covered({ texts }: DrawnDocument) {
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other) =>
          one.page === other.page &&
          one.x < other.x + other.w &&
          other.x < one.x + one.w &&
          one.y < other.y + 0.8 * other.h &&
          other.y < one.y + 0.8 * one.h,
      )
      .map((other) => `${one.text} / ${other.text}`),
  )
}
