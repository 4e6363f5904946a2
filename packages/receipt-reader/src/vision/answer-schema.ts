import { categories } from '@quittance/contract/categories'
import { z } from 'zod'

const text = (what: string) => z.string().nullable().describe(what)
const figure = (what: string) => z.number().nullable().describe(what)

const item = z.object({
  name: z.string().describe('The article as printed'),
  quantity: figure('How many; null when not printed'),
  price: figure('The price of the whole line, not of one piece; negative for money taken off'),
})

/** What the model is asked for. Every key is required and nullable: strict providers demand it. */
export const answerSchema = z.object({
  vendor: text(
    'Name of the shop, restaurant or company that sold, as printed; not its address, not the customer, not the card company',
  ),
  date: text('Day of the purchase as yyyy-MM-dd; not a birthday, not a due or expiry date'),
  items: z.array(item).describe('The lines that were bought, in printed order; empty when none'),
  subtotal: figure('Sum of the lines before tax and tip, when printed'),
  tax: figure('Sum of all taxes, when printed'),
  tip: figure('Tip, gratuity or service charge, when printed or written by hand'),
  discount: figure('Money taken off the whole bill, as a positive number, when printed'),
  rounding: figure('Rounding of the total with its sign, when printed'),
  total: figure(
    'The final amount to pay with tax and tip, negative for a refund or credit note; not the cash handed over, not the change',
  ),
  currency: text(
    'ISO 4217 code of the currency that the total is in, like EUR, USD or CHF; not of an equivalent printed beside it; null when unclear',
  ),
  category: z.enum(categories).nullable().describe('What kind of expense it is'),
  notes: text('What it was for, in at most eight words; null when unclear'),
})

export type AnswerField = keyof typeof answerSchema.shape

export const answerFields = Object.keys(answerSchema.shape) as AnswerField[]

/** The part of the schema that asks for these fields alone. */
export function schemaFor(fields: AnswerField[]) {
  return z.object(Object.fromEntries(fields.map((field) => [field, answerSchema.shape[field]])))
}
