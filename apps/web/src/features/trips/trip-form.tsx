import { zodResolver } from '@hookform/resolvers/zod'
import type { Currency } from '@quittance/contract/money'
import { createTripBody, editTripBody } from '@quittance/contract/trips'
import { useEffect } from 'react'
import { Controller, type FieldErrors, useForm } from 'react-hook-form'
import type { NewTrip } from '#features/trips/data/new-trip.ts'
import { DateInput } from '#lib/format/date-input.tsx'
import { SelectField, TextField } from '#ui/field.tsx'

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
  const { control, register, handleSubmit, formState } = useForm<NewTrip, unknown, NewTrip>({
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
    <form
      id={id}
      noValidate
      className="[--notes-room:2rem]"
      onSubmit={handleSubmit(onSubmit, onInvalid)}
    >
      <TextField
        label="Trip Name"
        placeholder="Berlin client visit"
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
        maxLength={120}
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <div className="grid gap-x-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="startDate"
          render={({ field }) => (
            <DateInput
              label="Start Date"
              required
              enterKeyHint="done"
              error={errors.startDate?.message}
              {...field}
            />
          )}
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
