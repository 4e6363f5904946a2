import { fromMinor } from '@quittance/contract/money'
import type { ReceiptTax } from '@quittance/contract/receipt'
import type { TaxTable } from './tax-lines.ts'

/** More lines than any country has rates. */
const mostLines = 20

/** What the receipt says of taxes, as the contract knows it. */
export function taxOf({ lines }: TaxTable, vatNumber: string | null): ReceiptTax {
  return {
    lines: lines.slice(0, mostLines).map(({ rate, net, tax, gross }) => ({
      rate,
      net: fromMinor(net),
      tax: fromMinor(tax),
      gross: fromMinor(gross),
    })),
    vatNumber,
  }
}
