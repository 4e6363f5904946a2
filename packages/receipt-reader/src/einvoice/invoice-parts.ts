/** What an e-invoice says, in whichever syntax; money in whole hundredths, undefined where it is not said or no number. */
export type InvoiceParts = {
  guideline: string | undefined
  typeCode: string | undefined
  number: string | undefined
  seller: string | undefined
  tradingName: string | undefined
  vatNumber: string | undefined
  date: string | undefined
  currency: string
  sums: InvoiceSums
  taxLines: TaxPart[]
  lines: LinePart[]
}

export type InvoiceSums = {
  /** BT-106, all lines. */
  lines: number | undefined
  /** BT-107, taken off the whole. */
  allowances: number | undefined
  /** BT-108, added to the whole. */
  charges: number | undefined
  /** BT-109 */
  net: number | undefined
  /** BT-110 */
  tax: number | undefined
  /** BT-112 */
  gross: number | undefined
  /** BT-113 */
  prepaid: number | undefined
  /** BT-114, added to what is due. */
  rounding: number | undefined
  /** BT-115 */
  due: number | undefined
}

/** A line of BG-23; the rate in percent. */
export type TaxPart = {
  rate: number | undefined
  net: number | undefined
  tax: number | undefined
}

/** A line of BG-25. */
export type LinePart = {
  name: string | undefined
  quantity: number | undefined
  net: number | undefined
}
