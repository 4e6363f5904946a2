import { toMinor } from '@quittance/contract/money'
import { z } from 'zod'
import { normaliseAmount } from '#lib/format/amount.ts'

export const maxTaxLines = 20

const amount = z
  .string()
  .transform(normaliseAmount)
  .refine(
    (text) => text === '' || toMinor(text, { wholeDigits: 12 }) !== undefined,
    'Please enter an amount, or nothing',
  )

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
