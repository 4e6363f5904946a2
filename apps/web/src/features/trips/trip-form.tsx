import { zodResolver } from '@hookform/resolvers/zod'
import type { Currency } from '@quittance/contract/money'
import { createTripBody, editTripBody, endBeforeStart } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { Controller, type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form'
import { suggestionsQuery } from '#lib/data/suggestions.ts'
import { CurrencyField } from '#lib/format/currency-field.tsx'
import { DateInput } from '#lib/format/date-input.tsx'
import { PayerField } from '#lib/format/payer-field.tsx'
import { Datalist } from '#ui/datalist.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextField } from '#ui/field.tsx'
import { noTexts, type TripValues, usedTexts, withoutUnused } from './trip-values.ts'

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

type Form = { register: UseFormRegister<TripValues>; errors: FieldErrors<TripValues> }

/** What the trip is for and who usually pays, collapsed until used. */
function TripMoreFields({ initial, ...form }: Form & { initial: TripValues }) {
  const { errors } = form
  return (
    <Disclosure
      className="rounded-control border border-hairline"
      isHeldOpen={Boolean(errors.purpose ?? errors.project)}
      isFilled={usedTexts(initial).length > 0}
      summary={
        <>
          <span className="font-medium">More</span>{' '}
          <span className="text-muted">purpose, project, who pays</span>
        </>
      }
    >
      <Texts {...form} />
    </Disclosure>
  )
}

/** Offers the user's own earlier values. */
function Texts({ register, errors }: Form) {
  const listId = useId()
  const { data } = useQuery(suggestionsQuery)
  return (
    <div className="px-4 pt-1">
      <TextField
        label="Purpose"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={300}
        error={errors.purpose?.message}
        list={`${listId}-purposes`}
        {...register('purpose')}
      />
      <Datalist id={`${listId}-purposes`} values={data?.purposes ?? []} />
      <TextField
        label="Cost centre or project"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={120}
        error={errors.project?.message}
        list={`${listId}-projects`}
        {...register('project')}
      />
      <Datalist id={`${listId}-projects`} values={data?.projects ?? []} />
      <PayerField
        label="Usually paid by"
        hint="Each receipt can have another."
        {...register('paidBy')}
      />
    </div>
  )
}
