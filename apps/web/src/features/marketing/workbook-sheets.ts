export type Sheet = {
  name: string
  /** The selected cell's formula, shown in the formula bar. */
  formula: string
  columns: { label: string; isNumber?: boolean }[]
  rows: string[][]
  hasTotal?: boolean
  /** The column that finance fills in. */
  inputColumn?: number
}

const number = (label: string) => ({ label, isNumber: true })
const text = (label: string) => ({ label })

export const sheets: Sheet[] = [
  {
    name: 'Summary',
    formula: '=SUM(C2:C6)',
    columns: [text('Category'), number('USD'), number('EUR'), number('GBP')],
    rows: [
      ['food', '42.90', '', '64.25'],
      ['transport', '', '38.40', '27.50'],
      ['accommodation', '', '428.00', ''],
      ['coffee', '', '11.60', ''],
      ['office', '24.10', '', ''],
      ['Total', '67.00', '478.00', '91.75'],
    ],
    hasTotal: true,
  },
  {
    name: 'Receipts',
    formula: '2026-09-13',
    columns: [text('Date'), text('Vendor'), text('Category'), number('Amount'), text('Currency')],
    rows: [
      ['2026-09-13', 'Skyline Lounge', 'food', '42.90', 'USD'],
      ['2026-09-13', 'Inkwell Supply', 'office', '24.10', 'USD'],
      ['2026-09-14', 'Taxi Brandt', 'transport', '38.40', 'EUR'],
      ['2026-09-15', 'Café Morgenrot', 'coffee', '11.60', 'EUR'],
      ['2026-09-16', 'Hotel Lindenhof', 'accommodation', '428.00', 'EUR'],
      ['2026-09-17', 'Copper Kettle', 'food', '64.25', 'GBP'],
      ['2026-09-18', 'Thames Rail', 'transport', '27.50', 'GBP'],
    ],
  },
  {
    name: 'Items',
    formula: 'Set dinner',
    columns: [text('Vendor'), text('Item'), number('Quantity'), number('Amount'), text('Currency')],
    rows: [
      ['Café Morgenrot', 'Cappuccino', '2', '7.80', 'EUR'],
      ['Café Morgenrot', 'Croissant', '1', '3.80', 'EUR'],
      ['Hotel Lindenhof', 'Room, 2 nights', '2', '398.00', 'EUR'],
      ['Hotel Lindenhof', 'Breakfast', '2', '30.00', 'EUR'],
      ['Copper Kettle', 'Set dinner', '2', '48.00', 'GBP'],
      ['Copper Kettle', 'Sparkling water', '1', '6.25', 'GBP'],
      ['Copper Kettle', 'Service', '1', '10.00', 'GBP'],
    ],
  },
  {
    name: 'Rates',
    formula: '=B2*C2',
    columns: [text('Currency'), number('Total'), number('Rate to EUR'), number('In EUR')],
    rows: [
      ['USD', '67.00', '0.9200', '61.64'],
      ['EUR', '478.00', '1.0000', '478.00'],
      ['GBP', '91.75', '1.1500', '105.51'],
      ['Total', '', '', '645.15'],
    ],
    hasTotal: true,
    inputColumn: 2,
  },
]

/** As many as the longest sheet needs, so that nothing moves when another one is shown. */
export const rowCount = Math.max(...sheets.map(({ rows }) => rows.length))
