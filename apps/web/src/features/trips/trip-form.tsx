import { zodResolver } from '@hookform/resolvers/zod'
import type { Currency } from '@quittance/contract/money'
import { createTripBody, editTripBody } from '@quittance/contract/trips'
import { useEffect } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import type { NewTrip } from '#features/trips/data/new-trip.ts'
import { SelectField, TextField } from '#ui/field.tsx'

/** The currencies of the trip dialogs; the home edit form offers all. */
export const tripCurrencies = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD'] as const

const kinds = {
  create: {
    // The form always has a currency; only the call may leave it out.
    schema: createTripBody.extend({ currency: editTripBody.shape.currency }),
    currencyLabel: 'Primary Currency',
  },
  edit: { schema: editTripBody, currencyLabel: 'Currency' },
}

/** The one form of a trip; its submit button stands in the footer of the dialog around it. */
export function TripForm({
  id,
  kind,
  initial,
  currencies,
  onSubmit,
  onInvalid,
  onDirty,
}: {
  id: string
  kind: keyof typeof kinds
  initial: NewTrip
  currencies: readonly Currency[]
  onSubmit: (values: NewTrip) => void
  onInvalid?: (errors: FieldErrors<NewTrip>) => void
  /** Whether something would be lost by closing it. */
  onDirty: (isDirty: boolean) => void
}) {
  const { schema, currencyLabel } = kinds[kind]
  const { register, handleSubmit, formState } = useForm<NewTrip, unknown, NewTrip>({
    resolver: zodResolver<NewTrip, unknown, NewTrip>(schema),
    defaultValues: initial,
  })
  const { errors, isDirty } = formState
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  const offered = currencies.includes(initial.currency)
    ? currencies
    : [...currencies, initial.currency]

  return (
    <form id={id} noValidate className="space-y-5" onSubmit={handleSubmit(onSubmit, onInvalid)}>
      <TextField
        label="Trip Name"
        placeholder="Berlin client visit"
        autoComplete="off"
        maxLength={120}
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Start Date"
          type="date"
          min="1990-01-01"
          max="2099-12-31"
          required
          error={errors.startDate?.message}
          {...register('startDate')}
        />
        <SelectField
          label={currencyLabel}
          required
          error={errors.currency?.message}
          {...register('currency')}
        >
          {offered.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      </div>
    </form>
  )
}
