import clsx from 'clsx'
import { useId } from 'react'
import { Controller } from 'react-hook-form'
import { CurrencyField } from '#lib/format/currency-field.tsx'
import { FieldNotes, type FieldProps, SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import { AmountField } from './amount-field.tsx'
import { notesRoom } from './notes-room.ts'
import type { TripDays } from './outside-trip.ts'
import { ReceiptDateField } from './receipt-date-field.tsx'
import type { ReceiptField } from './receipt-fields.ts'
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
