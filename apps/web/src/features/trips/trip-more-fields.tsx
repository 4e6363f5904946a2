import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { PayerField } from '#lib/format/payer-field.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextField } from '#ui/field.tsx'
import { type TripValues, usedTexts } from './trip-values.ts'

/** What the trip is for and who usually pays, collapsed until used. */
export function TripMoreFields({
  initial,
  register,
  errors,
}: {
  initial: TripValues
  register: UseFormRegister<TripValues>
  errors: FieldErrors<TripValues>
}) {
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
      <div className="px-4 pt-1">
        <TextField
          label="Purpose"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={300}
          error={errors.purpose?.message}
          {...register('purpose')}
        />
        <TextField
          label="Cost centre or project"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={120}
          error={errors.project?.message}
          {...register('project')}
        />
        <PayerField
          label="Usually paid by"
          hint="Each receipt can have another."
          {...register('paidBy')}
        />
      </div>
    </Disclosure>
  )
}
