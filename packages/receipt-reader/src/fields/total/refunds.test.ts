import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

async function amountOn(title: string, ...rows: [name: string, price: string][]) {
  const lines = rows.flatMap(([name, price], index): Placed[] => [
    [8, 40 + 3 * index, name],
    [80, 40 + 3 * index, price],
  ])
  const page = sheet(
    [8, 4, 'Heron Rail Ltd', 40],
    [8, 8, '12 Harbour Street, London', 18],
    [8, 14, title, 30],
    [8, 18, 'Date'],
    [40, 18, '14.03.2024'],
    ...lines,
  )
  return (await extract(page)).amount
}

test.each(fixtureRows<[title: string, way: string, total: string]>('printed/returns'))(
  '%s: what is called %s is paid',
  async (title, way, total) => {
    const rows: [string, string][] = [
      ['Outbound, first class', '61,50'],
      [way, '20,00'],
      [total, '81,50'],
    ]
    expect(await amountOn(title, ...rows)).toBe('81.50')
  },
)

test.each(fixtureRows<[string, string]>('printed/refunds'))(
  '%s gives money back',
  async (title, total) => {
    const rows: [string, string][] = [
      ['Ticket Leeds', '61,50'],
      ['Seat', '20,00'],
      [total, '81,50'],
    ]
    expect(await amountOn(title, ...rows)).toBe('-81.50')
  },
)
