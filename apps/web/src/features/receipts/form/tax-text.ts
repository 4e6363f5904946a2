import { isItemPrice } from '@quittance/contract/receipt'
import { z } from 'zod'
import { tidyPrice } from './item-check.ts'

export const maxTaxLines = 20

export const amountOrNothing = 'Please enter an amount, or nothing'

const amount = z
  .string()
  .transform(tidyPrice)
  .refine((text) => text === '' || (isItemPrice(text) && text.length <= 16), amountOrNothing)

const rate = z
  .string()
  .transform((typed) => typed.replace('%', '').replace(',', '.').trim())
  .refine((text) => /^(?:\d{1,2}(?:\.\d{1,3})?|100|)$/.test(text), 'Please enter a percentage')

const line = z.object({ rate, net: amount, tax: amount })

/** Schema of the tax details; empty lines are dropped. */
export const taxText = z.object({
  lines: z
    .array(line)
    .transform((lines) => lines.filter(({ rate: of, net, tax }) => of || net || tax)),
  vatNumber: z.string().trim().max(20, 'Please use at most 20 characters'),
})
