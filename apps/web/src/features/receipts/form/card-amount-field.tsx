import { hasRates } from '@quittance/contract/exchange'
import type { Currency } from '@quittance/contract/money'
import { useEffect, useRef } from 'react'
import { TextField } from '#ui/field.tsx'
import { amountInput } from './amount-input.ts'
import { putIn } from './put-in.ts'
import type { ReceiptFormState } from './use-receipt-form.ts'

/** The card charge, for a receipt whose currency differs from the trip's. */
export function CardAmountField({
  form,
  amountType,
  tripCurrency,
}: {
  form: ReceiptFormState
  amountType: 'text' | 'number'
  tripCurrency: Currency | undefined
}) {
  const currency = form.watch('currency')
  const isNeedless = currency !== '' && currency === tripCurrency
  const aside = useRef('')
  useEffect(() => {
    const amount = form.getValues('cardAmount')
    if (isNeedless && amount) {
      // A hidden field must be neither saved nor block saving; the amount returns if the user switches back.
      aside.current = amount
      form.setValue('cardAmount', '')
    } else if (!isNeedless && aside.current && !amount) {
      putIn(form, 'cardAmount', aside.current)
      aside.current = ''
    }
  }, [form, isNeedless])
  const last = useRef(tripCurrency)
  useEffect(() => {
    // It moved to another trip, whose currency gives this amount another meaning.
    if (tripCurrency && last.current && tripCurrency !== last.current) {
      aside.current = ''
      form.setValue('cardAmount', '')
    }
    last.current = tripCurrency ?? last.current
  }, [form, tripCurrency])
  if (!tripCurrency || !currency || isNeedless) return null
  const unrated = [currency, tripCurrency].find((code) => !hasRates(code))
  return (
    <TextField
      className="mb-4"
      label={`Charged on my card, in ${tripCurrency}`}
      hint={
        unrated
          ? `There are no exchange rates for ${unrated}: without this amount the receipt is not in the sums in ${tripCurrency}.`
          : 'If you know it. It is used instead of the day’s rate.'
      }
      placeholder="Optional"
      enterKeyHint="done"
      error={form.formState.errors.cardAmount?.message}
      {...amountInput(form, amountType, 'cardAmount')}
    />
  )
}
