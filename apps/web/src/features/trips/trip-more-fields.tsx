import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { suggestionsQuery } from '#lib/data/suggestions.ts'
import { PayerField } from '#lib/format/payer-field.tsx'
import { Datalist } from '#ui/datalist.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextField } from '#ui/field.tsx'
import { type TripValues, usedTexts } from './trip-values.ts'

type Form = { register: UseFormRegister<TripValues>; errors: FieldErrors<TripValues> }

/** What the trip is for and who usually pays, collapsed until used. */
export function TripMoreFields({ initial, ...form }: Form & { initial: TripValues }) {
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
