import { zodResolver } from '@hookform/resolvers/zod'
import type { Currency } from '@quittance/contract/money'
import { type ExtractedReceipt, receiptFields } from '@quittance/contract/receipts'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { normaliseAmount } from '#lib/format/amount.ts'
import { today } from '#lib/format/dates.ts'
import type { ReceiptValues } from './receipt-fields.ts'

const formSchema = receiptFields.extend({
  amount: z.preprocess((typed) => normaliseAmount(String(typed)), receiptFields.shape.amount),
  notes: receiptFields.shape.notes.unwrap().transform((text) => text || null),
})

/** A receipt as the form hands it over: checked, amount as decimal text. */
export type CheckedReceipt = z.output<typeof formSchema>

export type ReceiptFormState = UseFormReturn<ReceiptValues, unknown, CheckedReceipt>

/** The state of the one receipt form: review, manual entry and edit. */
export function useReceiptForm(initial: ReceiptValues): ReceiptFormState {
  return useForm<ReceiptValues, unknown, CheckedReceipt>({
    resolver: zodResolver(formSchema as never),
    defaultValues: initial,
  })
}

/** A receipt of which nothing is known yet. */
export function blankReceipt(currency: Currency = 'USD'): ReceiptValues {
  return { vendor: '', date: today(), amount: '', currency, category: 'other', notes: '' }
}

/** Fills in what was read; what could not be read, and what the user changed, stays. What the `last` reading filled in is nobody's change. */
export function fillIn(
  form: ReceiptFormState,
  reading: ExtractedReceipt,
  last: ExtractedReceipt | null = null,
) {
  const { dirtyFields } = form.formState
  const { printedCurrency } = reading
  for (const name of ['vendor', 'date', 'amount', 'currency', 'category', 'notes'] as const) {
    const value = reading[name]
    const isTyped = dirtyFields[name] && form.getValues(name) !== last?.[name]
    // A sum in a currency that cannot be chosen is no sum in the one that was.
    const isForeignSum = name === 'amount' && printedCurrency
    if (value && !isTyped && !isForeignSum) {
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    }
  }
}
