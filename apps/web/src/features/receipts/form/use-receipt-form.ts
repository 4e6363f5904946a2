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

/** A receipt as the form hands it over: checked, amount as decimal text. */
export type CheckedReceipt = z.output<ReturnType<typeof formSchema>>

export type ReceiptFormState = UseFormReturn<ReceiptValues, unknown, CheckedReceipt>

/** The state of the one receipt form: review, manual entry and edit. */
export function useReceiptForm(
  initial: ReceiptValues,
  /** Items as they were read or saved, which are taken as they are. */
  given?: readonly ReceiptItem[] | null,
): ReceiptFormState {
  const schema = useMemo(() => formSchema(toItemText(given)), [given])
  return useForm<ReceiptValues, unknown, CheckedReceipt>({
    resolver: zodResolver(schema as never),
    defaultValues: initial,
    // Not all that may be wrong is a field of its own; the form finds the first one on the screen.
    shouldFocusError: false,
  })
}

/** The field that a change was made in, also where that was to a part of it: `tax.vatNumber` to `tax`. */
export function fieldOf(path: string): keyof ReceiptValues {
  return path.split('.')[0] as keyof ReceiptValues
}

/** Fills in what was read; what could not be read, and what the user changed, stays. What the `last` reading filled in is nobody's change. */
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
    // A sum in a currency that cannot be chosen is no sum in the one that was.
    const isForeignSum = name === 'amount' && printedCurrency
    if (value && !isTyped && !isForeignSum) {
      form.setValue(name, value, how)
    }
  }
}
