import { zodResolver } from '@hookform/resolvers/zod'
import type { Currency } from '@quittance/contract/money'
import { createTripBody, editTripBody, endBeforeStart } from '@quittance/contract/trips'
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
  'edit-sent': {
    schema: editTripBody.refine(
      ({ startDate, endDate }) => endDate === undefined || endDate >= startDate,
      { path: ['endDate'], message: endBeforeStart },
    ),
    currencyLabel: 'Currency',
  },
}

/** Only a sent trip has an end date. */
type TripValues = NewTrip & { endDate?: string | undefined }

/** The only trip form; its submit button is in the footer of the surrounding dialog. */
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
  initial: TripValues
  currencies: readonly Currency[]
  onSubmit: (values: TripValues) => void
  onInvalid?: (errors: FieldErrors<TripValues>) => void
  /** Whether closing would lose changes. */
  onDirty: (isDirty: boolean) => void
}) {
  const { schema, currencyLabel } = kinds[kind]
  const { control, register, handleSubmit, formState } = useForm<TripValues, unknown, TripValues>({
    resolver: zodResolver<TripValues, unknown, TripValues>(schema),
    defaultValues: initial,
  })
  const { errors, isDirty } = formState
  const isSent = kind === 'edit-sent'
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
              disabled={isSent}
            />
          )}
        />
        <SelectField
          label={currencyLabel}
          required
          error={errors.currency?.message}
          // A disabled field that is registered would have no value.
          {...(isSent ? { disabled: true, defaultValue: initial.currency } : register('currency'))}
        >
          {offered.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      </div>
      {isSent && (
        <>
          <p className="mb-4 text-sm text-muted">
            Re-open the trip first to change its start date or currency. The claim that was sent
            keeps its name and dates.
          </p>
          <Controller
            control={control}
            name="endDate"
            render={({ field: { value = '', ...field } }) => (
              <DateInput
                label="End Date"
                required
                enterKeyHint="done"
                error={errors.endDate?.message}
                value={value}
                {...field}
              />
            )}
          />
        </>
      )}
    </form>
  )
}
