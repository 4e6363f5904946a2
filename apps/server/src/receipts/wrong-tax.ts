import { sql } from 'drizzle-orm'
import { receipts } from '#db/schema.ts'
import { storedDecimals } from '#rates/converted-receipts.ts'

const isAmount = String.raw`^-?\d{1,12}(\.\d{1,3})?$`
/** Tax is rounded per line, per article or in total. */
const roundingMinor = 2
const taxedCurrency = sql`coalesce(${receipts.printedCurrency}, ${receipts.currency})`

/** The gross amounts differ from what was paid; those of a refund may lack its minus. */
export const hasWrongTax = sql`(
  select abs(abs(sum(case when line ->> 'gross' ~ ${isAmount} then (line ->> 'gross')::numeric end))
      * power(10::numeric, ${storedDecimals(taxedCurrency)})
      - abs(coalesce(${receipts.printedMinor}, ${receipts.amountMinor}))) > ${roundingMinor}
    and bool_and(line ->> 'gross' ~ ${isAmount})
  from jsonb_array_elements(${receipts.tax} -> 'lines') as line)`
