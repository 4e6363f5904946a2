import { zodResolver } from '@hookform/resolvers/zod'
import { type ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { printedMoney, type ReceiptItem, receiptFields } from '@quittance/contract/receipt'
import { useMemo } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { normaliseAmount } from '#lib/format/amount.ts'
import { type ItemText, printedOn, toItemText, toTaxText } from '#offline/entries/entry-form.ts'
import { itemTexts } from './item-text.ts'
import type { ReceiptValues } from './receipt-fields.ts'
import { taxText } from './tax-text.ts'

const fieldSchema = receiptFields.extend({
  amount: z.preprocess((typed) => normaliseAmount(String(typed)), receiptFields.shape.amount),
  notes: receiptFields.shape.notes.unwrap().transform((text) => text || null),
  cardAmount: z
    .preprocess(
      (typed) => normaliseAmount(String(typed)) || null,
      receiptFields.shape.amount.nullable(),
    )
    .transform((amount) => amount ?? ''),
  printed: printedMoney
    .extend({
      amount: z.preprocess((typed) => normaliseAmount(String(typed)), printedMoney.shape.amount),
    })
    .nullable(),
  tax: taxText,
})

function formSchema(given: readonly ItemText[]) {
  return fieldSchema.extend({ items: itemTexts(given) })
}

/** A receipt validated by the form, its amount as decimal text. */
export type CheckedReceipt = z.output<ReturnType<typeof formSchema>>

export type ReceiptFormState = UseFormReturn<ReceiptValues, unknown, CheckedReceipt>

/** The form state of review, manual entry and edit. */
export function useReceiptForm(
  initial: ReceiptValues,
  /** Items as read or saved, which are always valid. */
  given?: readonly ReceiptItem[] | null,
): ReceiptFormState {
  const schema = useMemo(() => formSchema(toItemText(given)), [given])
  return useForm<ReceiptValues, unknown, CheckedReceipt>({
    resolver: zodResolver(schema as never),
    defaultValues: initial,
    // Some errors belong to no single field; the form focuses the first one on screen.
    shouldFocusError: false,
  })
}

/** The top-level field of a path: `tax` for `tax.vatNumber`. */
export function fieldOf(path: string): keyof ReceiptValues {
  return path.split('.')[0] as keyof ReceiptValues
}

/**
 * Fills in what was read, except unreadable fields and those the user changed. Values from the
 * `last` reading count as unchanged.
 */
export function fillIn(
  form: ReceiptFormState,
  reading: ExtractedReceipt,
  last: ExtractedReceipt | null = null,
) {
  const { dirtyFields } = form.formState
  const { printedCurrency } = reading
  const how = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
  const isUsers = (name: 'printed' | 'tax' | 'items', filledIn: unknown) =>
    dirtyFields[name] && JSON.stringify(form.getValues(name)) !== JSON.stringify(filledIn)
  const printed = printedOn(reading)
  if (printed && !isUsers('printed', last && printedOn(last))) {
    form.setValue('printed', printed, how)
  }
  if (reading.tax && !isUsers('tax', toTaxText(last?.tax))) {
    form.setValue('tax', toTaxText(reading.tax), how)
  }
  if (reading.items.length > 0 && !isUsers('items', toItemText(last?.items))) {
    form.setValue('items', toItemText(reading.items), how)
  }
  for (const name of ['vendor', 'date', 'amount', 'currency', 'category', 'notes'] as const) {
    const value = reading[name]
    const isTyped = dirtyFields[name] && form.getValues(name) !== last?.[name]
    // An amount in an unsupported currency must not be filled in as one in the chosen currency.
    const isForeignSum = name === 'amount' && printedCurrency
    if (value && !isTyped && !isForeignSum) {
      form.setValue(name, value, how)
    }
  }
}
