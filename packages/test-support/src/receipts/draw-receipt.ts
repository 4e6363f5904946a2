import { drawRows } from './draw-rows.ts'
import { layOnTable } from './lay-on-table.ts'

export type DrawnReceipt = {
  vendor: string
  address: string[]
  date: string
  lines: { name: string; price: string }[]
  total: string
  currency: string
  footer: string
}

/** A till receipt as a photo would show it: narrow paper on a table, printed in one typeface. */
export async function drawReceipt(receipt: DrawnReceipt): Promise<Buffer> {
  return layOnTable(await drawRows(rowsOf(receipt)))
}

function rowsOf({ vendor, address, date, lines, total, currency, footer }: DrawnReceipt) {
  return [
    vendor.toUpperCase(),
    ...address,
    '',
    `Date: ${date}|`,
    '---',
    ...lines.map(({ name, price }) => `${name}|${price}`),
    '---',
    `TOTAL|${currency} ${total}`,
    '',
    footer,
  ]
}
