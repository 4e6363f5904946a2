import { zodResolver } from '@hookform/resolvers/zod'
import {
  endBeforeStart,
  finalizeTripBody,
  type Trip,
  type TripSummary,
} from '@quittance/contract/trips'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { request } from '#lib/api/api.ts'
import { offlineQuery } from '#lib/data/offline-query.ts'
import { DateInput } from '#lib/format/date-input.tsx'
import { today } from '#lib/format/dates.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxRow } from '#ui/checkbox.tsx'
import { Datalist } from '#ui/datalist.tsx'
import { TextField } from '#ui/field.tsx'
import { FinalizeFailure } from './finalize-failure.tsx'

/** Earlier recipients, the latest first. */
const recipientsQuery = queryOptions({
  queryKey: ['/api/trips/recipients'],
  queryFn: ({ signal }) => request('GET /api/trips/recipients', { signal }),
  ...offlineQuery,
})

type FinalizeOrder = z.output<typeof finalizeTripBody>

type FinalizeFormState = ReturnType<typeof useFinalizeForm>
type FilledForm = z.output<ReturnType<typeof formSchema>>

const unfilled = { email: '', includeImages: true, includeCopy: true, endDate: '' }

/** Shared by the form and its button, which may be elsewhere; prefills the last recipient and end date. */
export function useFinalizeForm({
  trip,
  summary,
  isShown = true,
}: {
  trip: Pick<Trip, 'startDate'>
  summary: TripSummary | undefined
  isShown?: boolean
}) {
  const { data: recipients } = useQuery({ ...recipientsQuery, enabled: isShown })
  const last = recipients?.[0] ?? ''
  const { startDate } = trip
  const endDate = presumedEnd(startDate, summary)
  return useForm({
    resolver: useMemo(() => zodResolver(formSchema(startDate)), [startDate]),
    defaultValues: unfilled,
    values: useMemo(() => ({ ...unfilled, email: last, endDate }), [last, endDate]),
    resetOptions: { keepDirtyValues: true },
  })
}

/** The same default as the server's; empty while unknown. */
function presumedEnd(startDate: string, summary: TripSummary | undefined) {
  if (summary?.lastReceiptOn === undefined) return ''
  const end = summary.lastReceiptOn ?? today()
  return end < startDate ? startDate : end
}

function formSchema(startDate: string) {
  const { endDate } = finalizeTripBody.shape
  return finalizeTripBody
    .extend({ endDate: z.union([z.literal(''), endDate.unwrap()], 'Please enter a valid date') })
    .refine((order) => order.endDate === '' || order.endDate >= startDate, {
      path: ['endDate'],
      message: endBeforeStart,
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
  function submit({ endDate, ...order }: FilledForm) {
    const isChosen = formState.dirtyFields.endDate && endDate !== ''
    onSubmit(isChosen ? { ...order, endDate } : order)
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
