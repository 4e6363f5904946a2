import { zodResolver } from '@hookform/resolvers/zod'
import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { toMinor } from '@quittance/contract/money'
import {
  amountRule,
  checkMoney,
  printedMoney,
  type ReceiptItem,
  receiptShape,
} from '@quittance/contract/receipt'
import { payers, receiptDetails } from '@quittance/contract/receipt-details'
import { useMemo } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import {
  type ItemText,
  printedOn,
  type TaxLineText,
  toItemText,
  toTaxText,
} from '#offline/entries/entry-form.ts'
import { tidyPrice } from './item-check.ts'
import { itemTexts } from './item-text.ts'
import type { ReceiptValues } from './receipt-fields.ts'
import { isRefund, withSignOf } from './refund.ts'
import { amountOrNothing, taxText } from './tax-text.ts'

const { project, attendees, number } = receiptDetails.shape

/** Schema of the details, all text as typed. */
const detailsText = z.object({
  project: project.unwrap(),
  attendees: attendees.unwrap(),
  guests: z
    .string()
    .trim()
    .refine(
      (text) => /^(?:[1-9]\d{0,2}|1000|)$/.test(text),
      'Please enter a number from 1 to 1000, or nothing',
    ),
  isBillable: z.boolean(),
  number: number.unwrap(),
})

const fieldSchema = receiptShape.extend({
  amount: z.preprocess((typed) => tidyPrice(String(typed)), receiptShape.shape.amount),
  notes: receiptShape.shape.notes.unwrap().transform((text) => text || null),
  cardAmount: z
    .preprocess((typed) => tidyPrice(String(typed)) || null, receiptShape.shape.amount.nullable())
    .transform((amount) => amount ?? ''),
  printed: printedMoney
    .extend({
      amount: z.preprocess((typed) => tidyPrice(String(typed)), printedMoney.shape.amount),
    })
    .nullable(),
  tax: taxText,
  paidBy: z.enum(payers),
  details: detailsText,
})

function formSchema(given: readonly ItemText[], tripCurrency: string) {
  return fieldSchema
    .extend({ items: itemTexts(given) })
    .superRefine((receipt, context) => {
      checkMoney(receipt, context)
      checkFacts(receipt, context, tripCurrency)
    })
    .transform((receipt) => ({
      ...receipt,
      // Chosen as the receipt's currency, it is no other one.
      printed: receipt.printed?.currency === receipt.currency ? null : receipt.printed,
      cardAmount: withSignOf(receipt.amount, receipt.cardAmount),
      tax: { ...receipt.tax, lines: receipt.tax.lines.map((line) => signed(line, receipt.amount)) },
    }))
}

function signed({ rate, net, tax }: TaxLineText, amount: string): TaxLineText {
  return { rate, net: withSignOf(amount, net), tax: withSignOf(amount, tax) }
}

type Facts = Pick<ReceiptValues, 'amount' | 'currency' | 'cardAmount' | 'printed' | 'tax'>

/** Decimals depend on the currency, and only a refund may have a minus. */
function checkFacts(
  { amount, currency, cardAmount, printed, tax }: Facts,
  context: z.RefinementCtx,
  tripCurrency: string,
) {
  const isWrong = (text: string, minor: number | undefined) =>
    minor === undefined || (isRefund(text) && !isRefund(amount))
  if (cardAmount && isWrong(cardAmount, toMinor(cardAmount, tripCurrency))) {
    context.addIssue({ code: 'custom', path: ['cardAmount'], message: amountRule(tripCurrency) })
  }
  for (const [index, line] of tax.lines.entries()) {
    for (const name of ['net', 'tax'] as const) {
      const minor = toMinor(line[name], printed?.currency ?? currency, { wholeDigits: 12 })
      if (line[name] && isWrong(line[name], minor)) {
        const path = ['tax', 'lines', index, name]
        context.addIssue({ code: 'custom', path, message: amountOrNothing })
      }
    }
  }
}

/** A receipt validated by the form, its amount as decimal text. */
export type CheckedReceipt = z.output<ReturnType<typeof formSchema>>

export type ReceiptFormState = UseFormReturn<ReceiptValues, unknown, CheckedReceipt>

/** The form state of review, manual entry and edit. */
export function useReceiptForm(
  initial: ReceiptValues,
  /** Items as read or saved, which are always valid. */
  given?: readonly ReceiptItem[] | null,
  /** The card's charge is in it. */
  tripCurrency = 'EUR',
): ReceiptFormState {
  const schema = useMemo(() => formSchema(toItemText(given), tripCurrency), [given, tripCurrency])
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

/** Sets a value as if the user had typed it, so that it counts as edited. */
export function putIn(form: ReceiptFormState, name: 'amount' | 'cardAmount', value: string) {
  form.setValue(name, value, { shouldDirty: true })
  void form.register(name).onChange({ target: { name, value }, type: 'change' })
}
