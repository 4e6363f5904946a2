import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { scoreDocument, storedDocuments } from './labelled-documents.ts'

test.each([['tuned'], ['held-out']] as const)(
  'every document of the %s ones has its label',
  (half) => {
    const documents = storedDocuments(half)
    const folder = dirname(documents[0]!.path)
    const pdfs = readdirSync(folder).filter((file) => file.endsWith('.pdf'))
    expect(documents.map(({ label }) => label.file).toSorted()).toEqual(pdfs.toSorted())
    for (const { label } of documents) {
      expect(label.vendor).toBeTruthy()
      expect(label.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(label.total).toBeGreaterThan(0)
      expect(label.currency).toMatch(/^[A-Z]{3}$/)
    }
  },
)

test('a vendor counts without its legal form, and each of several days and sums', () => {
  const read = { vendor: 'Heron', date: '2024-03-02', amount: '9.50', currency: 'EUR' }
  const label = { vendor: 'Heron Ltd', date: '2024-02-03', total: 12, currency: 'EUR' }
  const wrong = { vendor: true, asLabelled: false, date: false, total: false, currency: true }
  expect(scoreDocument(read, label)).toEqual(wrong)
  const several = { ...label, dates: ['2024-02-03', '2024-03-02'], totals: [12, 9.5] }
  expect(scoreDocument(read, several)).toEqual({ ...wrong, date: true, total: true })
})
