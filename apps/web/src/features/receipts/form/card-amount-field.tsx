import type { Currency } from '@quittance/contract/money'
import { useEffect, useRef } from 'react'
import { TextField } from '#ui/field.tsx'
import { amountInput } from './amount-input.ts'
import type { ReceiptFormState } from './use-receipt-form.ts'

/** What the card was charged, for a receipt that is in another currency than its trip. */
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
  useEffect(() => {
    // What cannot be seen must not be saved, nor stand in the way of saving.
    if (isNeedless && form.getValues('cardAmount')) form.setValue('cardAmount', '')
  }, [form, isNeedless])
  const last = useRef(tripCurrency)
  useEffect(() => {
    // It went to another trip, in whose currency this amount is something else.
    if (tripCurrency && last.current && tripCurrency !== last.current) {
      form.setValue('cardAmount', '')
    }
    last.current = tripCurrency ?? last.current
  }, [form, tripCurrency])
  if (!tripCurrency || !currency || isNeedless) return null
  return (
    <TextField
      className="col-span-6"
      label={`Charged on my card, in ${tripCurrency}`}
      hint="If you know it. It counts instead of the rate of the day."
      placeholder="Optional"
      error={form.formState.errors.cardAmount?.message}
      {...amountInput(form, amountType, 'cardAmount')}
    />
  )
}
