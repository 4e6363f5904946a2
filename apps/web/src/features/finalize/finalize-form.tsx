import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Controller } from 'react-hook-form'
import { DateInput } from '#lib/format/date-input.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxRow } from '#ui/checkbox.tsx'
import { Datalist } from '#ui/datalist.tsx'
import { TextField } from '#ui/field.tsx'
import { FinalizeFailure } from './finalize-failure.tsx'
import { MoreRecipients } from './more-recipients.tsx'
import {
  type FilledForm,
  type FinalizeFormState,
  type FinalizeOrder,
  recipientsQuery,
} from './use-finalize-form.ts'

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
  /** Shows the address only. */
  isBrief?: boolean
  error: Error | null
  /** For users who must verify their address first. */
  resend: ReactNode
  onSubmit: (order: FinalizeOrder) => void
  children?: ReactNode
}) {
  const { register, handleSubmit, formState } = form
  const { data: recipients } = useQuery(recipientsQuery)
  const listId = useId()
  /** Send only a day the user chose: the server knows the last receipt better. */
  function submit({ endDate, alsoTo, ...order }: FilledForm) {
    const isChosen = formState.dirtyFields.endDate && endDate !== ''
    const others = alsoTo.filter(Boolean)
    onSubmit({
      ...order,
      ...(isChosen && { endDate }),
      ...(others.length > 0 && { alsoTo: others }),
    })
  }
  return (
    <form id={id} noValidate className="space-y-4" onSubmit={handleSubmit(submit)}>
      <Datalist id={listId} values={recipients ?? []} />
      <TextField
        label="Send Report To"
        type="email"
        inputMode="email"
        // The browser would suggest the user's own address instead of earlier recipients.
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="send"
        placeholder="finance@company.com"
        required
        list={listId}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <MoreRecipients {...{ form, listId }} />
      {!isBrief && (
        <Controller
          control={form.control}
          name="endDate"
          render={({ field }) => (
            <DateInput
              label="End Date"
              hint="The day of the last receipt, unless you change it."
              enterKeyHint="done"
              error={formState.errors.endDate?.message}
              {...field}
            />
          )}
        />
      )}
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
