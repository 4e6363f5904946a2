import { hasRates } from '@quittance/contract/exchange'
import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import type { Currency } from '@quittance/contract/money'
import type { Trip } from '@quittance/contract/trips'
import clsx from 'clsx'
import { Fragment, useEffect, useRef } from 'react'
import { advanceOnEnter } from '#ui/advance-on-enter.ts'
import { TextField } from '#ui/field.tsx'
import { amountInput } from './amount-input.ts'
import { fieldWarning } from './field-warnings.ts'
import { ItemFields } from './item-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import type { TripDays } from './outside-trip.ts'
import { PrintedMoney } from './printed-money.tsx'
import {
  isMissing,
  type ReceiptFieldName,
  receiptFormFields,
  receiptFormRows,
} from './receipt-fields.ts'
import { ReceiptFormField, rowRoom } from './receipt-form-field.tsx'
import { TaxFields } from './tax-fields.tsx'
import type { CheckedReceipt, ReceiptFormState } from './use-receipt-form.ts'
import { putIn } from './use-receipt-form.ts'

type ReceiptFormProps = {
  id: string
  form: ReceiptFormState
  /** Free text when reviewing a photo, a number elsewhere. */
  amountType: 'text' | 'number'
  /** Undefined while loading. */
  tripCurrency: Currency | undefined
  /** The trip's days, to warn about dates outside them; undefined while loading. */
  trip?: (TripDays & Pick<Trip, 'paidBy'>) | undefined
  onSubmit: (receipt: CheckedReceipt) => void
  /** A required field was left empty. */
  onMissing: () => void
  /** The reading of the photo, to mark fields that need review. */
  reading?: ExtractedReceipt | null
  onFocusField?: (name: ReceiptFieldName | 'items') => void
  /** Whether the amount is still the printed one converted at the day's rate; otherwise the user typed it. */
  isAmountOffered?: () => boolean
  /** Whether who paid is still offered and not chosen; undefined for a saved receipt. */
  isPayerOffered?: () => boolean
}

/** The only receipt form; its button is outside and refers to it by `id`. */
export function ReceiptForm({
  id,
  form,
  amountType,
  tripCurrency,
  trip,
  onSubmit,
  onMissing,
  reading = null,
  onFocusField,
  isAmountOffered,
  isPayerOffered,
}: ReceiptFormProps) {
  useFocusOnRefusal(form, id)
  const values = form.watch()
  const missing = receiptFormFields.filter((field) => isMissing(field, values))

  return (
    <form
      ref={advanceOnEnter}
      id={id}
      noValidate
      className="@container"
      onSubmit={form.handleSubmit(onSubmit, () => {
        if (receiptFormFields.some((field) => isMissing(field, form.getValues()))) onMissing()
      })}
    >
      <div>
        {receiptFormRows.map((row) => (
          <Fragment key={row[0].name}>
            <div className={clsx('grid grid-cols-6 gap-x-3', rowRoom)}>
              {row.map((field) => (
                <ReceiptFormField
                  key={field.name}
                  {...{ field, form, amountType, trip }}
                  doubt={reading ? fieldWarning(field.name, reading, values) : undefined}
                  mayBeUnchosen={field.name === 'currency' && Boolean(reading?.printedCurrency)}
                  isLastMissing={missing.every((one) => one === field)}
                  onFocus={() => onFocusField?.(field.name)}
                />
              ))}
            </div>
            {row[0].name === 'date' && (
              <>
                <PrintedMoney {...{ form, isAmountOffered }} />
                <CardAmountField {...{ form, amountType, tripCurrency }} />
              </>
            )}
          </Fragment>
        ))}
        <div className="divide-y divide-hairline rounded-control border border-hairline">
          <ItemFields {...{ form, reading }} onOpen={() => onFocusField?.('items')} />
          <TaxFields form={form} />
          <MoreFields {...{ form, isPayerOffered }} usualPayer={trip?.paidBy} />
        </div>
      </div>
    </form>
  )
}

/** After a failed submit, focuses the first invalid field, even if it was collapsed. */
function useFocusOnRefusal({ formState: { submitCount } }: ReceiptFormState, formId: string) {
  useEffect(() => {
    if (submitCount === 0) return
    const form = document.getElementById(formId)
    const wrong = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
    // The amount is derived from the printed one, though that is below it.
    const printed = [...wrong].find((one) => one.closest('[data-printed]'))
    ;(printed ?? wrong[0])?.focus()
  }, [submitCount, formId])
}

/** The card charge, for a receipt whose currency differs from the trip's. */
function CardAmountField({
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
