import { zodResolver } from '@hookform/resolvers/zod'
import type { Currency } from '@quittance/contract/money'
import { createTripBody, editTripBody, endBeforeStart } from '@quittance/contract/trips'
import { useEffect } from 'react'
import { Controller, type FieldErrors, useForm } from 'react-hook-form'
import { CurrencyField } from '#lib/format/currency-field.tsx'
import { DateInput } from '#lib/format/date-input.tsx'
import { TextField } from '#ui/field.tsx'
import { TripMoreFields } from './trip-more-fields.tsx'
import { noTexts, type TripValues, withoutUnused } from './trip-values.ts'

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
    defaultValues: { ...noTexts, ...initial },
  })
  const { errors, isDirty } = formState
  const isSent = kind === 'edit-sent'
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])

  return (
    <form
      id={id}
      noValidate
      className="[--notes-room:2rem]"
      onSubmit={handleSubmit((values) => onSubmit(withoutUnused(values, initial)), onInvalid)}
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
        <Controller
          control={control}
          name="currency"
          render={({ field }) => (
            <CurrencyField
              label={currencyLabel}
              required
              offered={currencies}
              error={errors.currency?.message}
              {...field}
              disabled={isSent}
            />
          )}
        />
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
      <TripMoreFields {...{ initial, register, errors }} />
    </form>
  )
}
