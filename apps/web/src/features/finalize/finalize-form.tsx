import { zodResolver } from '@hookform/resolvers/zod'
import { finalizeTripBody } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '#ui/button.tsx'
import { CheckboxRow } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { FinalizeFailure } from './finalize-failure.tsx'
import { recipientsQuery } from './recipients-query.ts'

type FinalizeOrder = z.output<typeof finalizeTripBody>

type FinalizeFormState = ReturnType<typeof useFinalizeForm>

const unfilled = { email: '', includeImages: true, includeCopy: true }

/** Shared by the form and its button, which may stand apart from it; the last recipient is filled in. */
export function useFinalizeForm({ isShown = true } = {}) {
  const { data: recipients } = useQuery({ ...recipientsQuery, enabled: isShown })
  const last = recipients?.[0] ?? ''
  return useForm({
    resolver: zodResolver(finalizeTripBody),
    defaultValues: unfilled,
    values: useMemo(() => ({ ...unfilled, email: last }), [last]),
    resetOptions: { keepDirtyValues: true },
  })
}

export function FinalizeForm({
  id,
  form,
  isBrief = false,
  error,
  resend,
  onSubmit,
  children,
}: {
  id: string
  form: FinalizeFormState
  /** Asks for the address alone. */
  isBrief?: boolean
  error: Error | null
  /** For who must verify their address first. */
  resend: ReactNode
  onSubmit: (order: FinalizeOrder) => void
  children?: ReactNode
}) {
  const { register, handleSubmit, formState } = form
  const { data: recipients } = useQuery(recipientsQuery)
  const listId = useId()
  return (
    <form id={id} noValidate className="space-y-4" onSubmit={handleSubmit(onSubmit)}>
      <datalist id={listId}>
        {recipients?.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
      <TextField
        label="Send Report To"
        type="email"
        inputMode="email"
        // The browser would offer the user's own address instead of the earlier recipients.
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="send"
        placeholder="finance@company.com"
        required
        list={listId}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      {!isBrief && (
        <div>
          <CheckboxRow label="Include receipt images" {...register('includeImages')} />
          <CheckboxRow label="Send me a copy" {...register('includeCopy')} />
        </div>
      )}
      {children}
      <FinalizeFailure {...{ error, resend }} />
    </form>
  )
}

/** Sends the form with this id, once there is an address in it. */
export function FinalizeButton({
  formId,
  form,
  isPending,
  className,
}: {
  formId: string
  form: FinalizeFormState
  isPending: boolean
  className?: string
}) {
  return (
    <Button
      type="submit"
      form={formId}
      className={className}
      disabled={!form.watch('email').trim() || isPending}
    >
      {isPending ? 'Finalizing...' : 'Finalize Trip'}
    </Button>
  )
}
