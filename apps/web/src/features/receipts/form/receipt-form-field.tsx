import { isCalendarDate } from '@quittance/contract/calendar-date'
import clsx from 'clsx'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { Controller, useController } from 'react-hook-form'
import { CurrencyField } from '#lib/format/currency-field.tsx'
import { DateInput } from '#lib/format/date-input.tsx'
import { FieldNotes, type FieldProps, SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import { amountTyping } from './amount-input.ts'
import { tidyPrice } from './item-check.ts'
import { dateNotes, daysOf, type TripDays } from './outside-trip.ts'
import type { ReceiptField } from './receipt-fields.ts'
import { isRefund, withoutSign } from './refund.ts'
import type { ReceiptFormState } from './use-receipt-form.ts'

type Props = {
  field: ReceiptField
  form: ReceiptFormState
  amountType: 'text' | 'number'
  trip: TripDays | undefined
  doubt: string | undefined
  /** None of the options may be right. */
  mayBeUnchosen?: boolean
  /** Nothing else is missing, so Enter saves. */
  isLastMissing: boolean
  onFocus: () => void
}

/** A field with its notes across the form's full width. */
export function ReceiptFormField({ field, form, trip, doubt, isLastMissing, ...props }: Props) {
  const id = useId()
  const { name, label, control, isRequired, span, notesBelow } = field
  const error = form.formState.errors[name]?.message
  const said = { error, doubt }
  const frame = {
    label,
    required: isRequired,
    className: span ?? 'col-span-6',
    notesOf: id,
    ...said,
    onFocus: props.onFocus,
  }
  const enterKeyHint = isLastMissing ? ('done' as const) : ('next' as const)
  if (control === 'date') {
    return <ReceiptDateField frame={{ ...frame, enterKeyHint }} {...{ form, trip, notesBelow }} />
  }
  return (
    <>
      <Control {...{ field, form, frame, enterKeyHint }} {...props} />
      <FieldNotes id={id} isSmall className={clsx(notesRoom, notesBelow)} {...said} />
    </>
  )
}

function Control({
  field: { name, control, choices = [] },
  form,
  frame,
  amountType,
  mayBeUnchosen,
  enterKeyHint,
}: Pick<Props, 'field' | 'form' | 'amountType' | 'mayBeUnchosen'> & {
  frame: Pick<FieldProps<'input'>, 'label' | 'notesOf'> & { onFocus: () => void }
  enterKeyHint: 'next' | 'done'
}) {
  if (control === 'textarea') return <TextAreaField {...frame} rows={2} {...form.register(name)} />
  if (control === 'currency') {
    return (
      <Controller
        control={form.control}
        name="currency"
        render={({ field }) => <CurrencyField {...frame} {...{ mayBeUnchosen }} {...field} />}
      />
    )
  }
  if (control === 'select') {
    return (
      <SelectField {...frame} {...form.register(name)}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    )
  }
  if (control === 'amount') {
    return <AmountField {...frame} {...{ form, enterKeyHint }} type={amountType} />
  }
  const typing = { ...form.register(name), autoComplete: 'off', autoCapitalize: 'words' }
  return <TextField {...frame} {...{ enterKeyHint }} {...typing} />
}

/** The amount without its sign, which the Refund switch shows; a typed minus turns that on. */
function AmountField({
  form,
  type,
  ...field
}: Omit<FieldProps<'input'>, 'form'> & { form: ReceiptFormState; type: 'text' | 'number' }) {
  const {
    field: { ref, ...amount },
  } = useController({ control: form.control, name: 'amount' })

  function change(typed: string) {
    const figure = typed.replace(/^\s*[-−–]\s*|\s*[-−–]\s*$/, '')
    amount.onChange(isRefund(amount.value) || figure !== typed ? `-${figure}` : figure)
  }

  function tidy() {
    const text = tidyPrice(amount.value)
    if (type === 'text' && text && text !== amount.value)
      form.setValue('amount', text, { shouldDirty: true })
    amount.onBlur()
  }

  return (
    <TextField
      {...field}
      {...amountTyping(form, type, 'amount')}
      name={amount.name}
      placeholder="0.00"
      ref={ref}
      value={withoutSign(amount.value)}
      onChange={({ target }) => change(target.value)}
      onBlur={tidy}
    />
  )
}

type Frame = { notesOf: string; onFocus: () => void } & Pick<
  ComponentProps<typeof DateInput>,
  'label' | 'className' | 'required' | 'enterKeyHint' | 'error' | 'doubt'
>

/** The receipt's date, with a warning if it is outside the trip. */
function ReceiptDateField({
  form,
  frame,
  trip,
  notesBelow,
}: {
  form: ReceiptFormState
  frame: Frame
  trip: TripDays | undefined
  notesBelow: string | undefined
}) {
  const { field } = useController({ control: form.control, name: 'date' })
  const hasFocus = useRef(false)
  // No warnings about a half-typed date; a picked or read one is complete.
  const [isTyping, setIsTyping] = useState(false)
  const { hint, doubt } = isTyping ? {} : dateNotes(field.value, trip)
  const isUnclear = !isTyping && field.value !== '' && !isCalendarDate(field.value)
  const said = {
    error: frame.error ?? (isUnclear ? 'Please enter a valid date' : undefined),
    doubt: doubt ?? frame.doubt,
    hint,
  }
  return (
    <>
      <DateInput
        {...frame}
        {...said}
        {...field}
        near={daysOf(trip)}
        isPast
        onChange={(day) => {
          setIsTyping(hasFocus.current)
          field.onChange(day)
        }}
        onFocus={() => {
          hasFocus.current = true
          frame.onFocus()
        }}
        onBlur={() => {
          hasFocus.current = false
          setIsTyping(false)
          field.onBlur()
        }}
      />
      <FieldNotes id={frame.notesOf} isSmall className={clsx(notesRoom, notesBelow)} {...said} />
    </>
  )
}

/** Reserve one line for notes about a field, so that nothing moves when one appears. */
const notesRoom = 'col-span-6 min-h-5'

/** Two fields side by side share that space: a label, a control and a line. */
export const rowRoom = 'min-h-[6.375rem] content-start pb-2'
