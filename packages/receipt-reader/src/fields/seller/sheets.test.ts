import { frozenCases } from '@quittance/test-support/receipts/frozen-receipts'
import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const bill: Placed[] = [
  [60, 25, 'Invoice date'],
  [80, 25, '20.02.2024'],
  [8, 40, 'Single room, 2 nights'],
  [84, 40, '210,00'],
  [8, 44, 'Total EUR'],
  [84, 44, '210,00'],
]

test('a sheet without any name has no title or label for one', async () => {
  expect((await extract(sheet(...bill))).vendor).not.toMatch(/Invoice|Total/)
})

/** A narrow slip out of a PDF, with the height of its print. */
function printedSlip(...texts: [text: string, height: number][]) {
  const boxes = texts.map(([text, height], index) => ({
    text,
    confidence: 1,
    box: {
      x: 250 - text.length * height * 0.25,
      y: 40 + 40 * index,
      width: text.length * height * 0.5,
      height,
    },
  }))
  return { width: 500, height: 1200, rotation: 0 as const, isOfDocument: true, boxes }
}

const rest: [string, number][] = [
  ['47921 Rimini', 20],
  ['12-04-2024 13:22', 20],
  ['TOTALE 45,80', 20],
  ['Contante 45,80', 20],
]

test.each([
  ['TRATTORIA DA NERINA', 'di Bassani Nerina & C. S.n.c.', 29],
  ['Zum Anker', 'Lindner Gastronomie GmbH', 29],
  ['Parkhaus Lindenallee', 'Betreiber: Silo Parkraum GmbH', 29],
  ['Crémaillère du Lac', 'Société coopérative CL', 30],
])('a slip out of a PDF is of %j, not of %j', async (name, below, height) => {
  const page = printedSlip([name, height], [below, 20], ...rest)
  expect((await extract(page)).vendor).toBe(name)
})

test.each(frozenCases<string, Placed>('sheets'))('a sheet is named $what', async (given) => {
  expect((await extract(sheet(...given.rows, ...bill))).vendor).toBe(given.expected)
})
