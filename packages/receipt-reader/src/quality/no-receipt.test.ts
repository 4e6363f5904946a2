import { doubtThreshold } from '@quittance/contract/read-fields'
import { expect, test } from 'vitest'
import { drawBlankPage, drawKeyboard, drawLandscape, proseRows } from '#test/no-receipts.ts'
import { readPhoto, readRows } from '#test/reading.ts'

const guidebook =
  'The valley narrows after the second bridge, and the road climbs in nine bends to a pass that is ' +
  'closed from November to the end of May. In 1887 a stone house was built there for the road keeper, ' +
  'whose task it was to ring a bell in fog. The bell is still in place. Travellers who stop today find ' +
  'a spring, a bench and, on clear evenings, a view of three countries. The walk down to the lake takes ' +
  'about 2.5 hours; the path is marked with a yellow sign, and at the mill one can rest.'
const novel =
  'It was in the spring of 1998 that the total of all our worries came to 412.50 francs, or so my ' +
  'brother said on 12/03/1998 when the bill from the hotel arrived. He paid in cash, asked for no ' +
  'receipt, and took the last train. The balance of his youth, as he called it, was due; the change ' +
  'of the seasons went unnoticed. Nobody in the market had ever seen a card like his, and the waiter ' +
  'who served us table wine at 3.20 the glass kept the tip.'
const letter =
  'Dear Ms Byron, thank you for your letter of 12 March 2025. We are pleased to offer you the position ' +
  'of surveyor from 1 May 2025 at a monthly salary of 4,250.00 EUR before tax. Please return the signed ' +
  'copy by 31 March 2025. You will be entitled to 30 days of leave a year and to a card for the staff ' +
  'restaurant. Kind regards, Marlow & Sons'

const nothing = {
  vendor: '',
  date: '',
  amount: '',
  currency: null,
  category: 'other',
  items: [],
  confidence: { vendor: 0, date: 0, amount: 0, currency: 0, category: 0, items: 0, notes: 0 },
}

test.each([
  ['a blank page', drawBlankPage],
  ['a landscape', drawLandscape],
  ['a keyboard', drawKeyboard],
])('%s gives empty fields and no confidence', async (_, draw) => {
  expect(await readPhoto(await draw())).toMatchObject(nothing)
})

test.each([
  ['a page of a guidebook', guidebook],
  ['a page of a novel that speaks of money', novel],
  ['a letter that names a salary', letter],
])('the text of %s gives empty fields and no confidence', async (_, text) => {
  expect(await readRows(proseRows(text), {}, { columns: 60 })).toMatchObject(nothing)
})

test.each<[what: string, rows: string[]]>([
  [
    'a menu',
    [
      '# Menu',
      'Tomato soup|6.50',
      'Green salad|5.90',
      'Grilled trout|18.50',
      'Mushroom risotto|15.00',
      'Apple tart|6.00',
      'All prices in EUR',
    ],
  ],
  [
    'a timetable',
    [
      'Bus 42',
      'Harbour - Station',
      '06.15|06.45|07.15',
      '07.45|08.15|08.45',
      '09.15|10.15|11.15',
      'valid from 12.12.2025',
    ],
  ],
  [
    'a boarding pass',
    [
      'BOARDING PASS',
      'BYRON/ADA MS',
      'FROM LONDON LHR TO BERLIN BER',
      'FLIGHT XY 1204|12 MAR 2026',
      'GATE B32|SEAT 14C',
      'ETKT 9901234567890',
    ],
  ],
  [
    'a business card',
    [
      '# Ada Byron',
      'Marlow & Sons Ltd',
      '12 Castle Arcade, Cardiff CF10 1BU',
      'Tel +44 29 5550 0147',
    ],
  ],
])('%s gives no vendor, date or amount that is not to be checked', async (_, rows) => {
  const { confidence } = await readRows(rows)
  const fields = ['vendor', 'date', 'amount'] as const
  expect(fields.filter((field) => confidence[field] >= doubtThreshold[field])).toEqual([])
})
