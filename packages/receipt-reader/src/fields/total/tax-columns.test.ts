import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const ticket: Placed[] = [
  [8, 4, 'Haut-Vully Railways', 40],
  [8, 12, '12.04.2024'],
]

function rowOf(y: number, name: string, price: string, tax: string): Placed[] {
  return [
    [8, y, name],
    [50, y, price],
    [80, y, tax],
  ]
}

test.each(['davon MwSt', 'waarvan btw', 'dont TVA'])(
  'what stands below "%s" is no total',
  async (head) => {
    const table = [
      ...rowOf(30, 'Ticket', 'Price', head),
      ...rowOf(34, 'Single', '53,60€', '4,43€'),
      ...rowOf(38, 'Seat', '4,50€', '0,37€'),
      ...rowOf(42, 'Total', '58,10€', '4,80€'),
    ]
    expect((await extract(sheet(...ticket, ...table))).amount).toBe('58.10')
  },
)
