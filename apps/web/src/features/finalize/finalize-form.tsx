import { zodResolver } from '@hookform/resolvers/zod'
import { describeTotals } from '@quittance/contract/money'
import { finalizeTripBody, type TripSummary } from '@quittance/contract/trips'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { CheckboxRow } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'

export type FinalizeOrder = z.output<typeof finalizeTripBody>

/** Owned by the dialog, whose button must know whether there is an address. */
export function useFinalizeForm() {
  return useForm({
    resolver: zodResolver(finalizeTripBody),
    defaultValues: { email: '', includeImages: true, includeCopy: true },
  })
}

export function FinalizeForm({
  id,
  form,
  summary,
  onSubmit,
  children,
}: {
  id: string
  form: ReturnType<typeof useFinalizeForm>
  summary: TripSummary | undefined
  onSubmit: (order: FinalizeOrder) => void
  children?: ReactNode
}) {
  const { register, handleSubmit, formState } = form
  return (
    <form id={id} noValidate className="space-y-5" onSubmit={handleSubmit(onSubmit)}>
      <TextField
        label="Send Report To"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        placeholder="finance@company.com"
        required
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <div>
        <CheckboxRow label="Include receipt images" {...register('includeImages')} />
        <CheckboxRow label="Send me a copy" {...register('includeCopy')} />
      </div>
      {summary && (
        <p className="amount text-sm text-muted">
          Currency summary: <span className="text-text">{describeTotals(summary.currencies)}</span>
        </p>
      )}
      {children}
    </form>
  )
}
