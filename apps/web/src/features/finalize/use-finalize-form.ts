import { zodResolver } from '@hookform/resolvers/zod'
import {
  endBeforeStart,
  finalizeTripBody,
  type Trip,
  type TripSummary,
} from '@quittance/contract/trips'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { request } from '#lib/api/api.ts'
import { offlineQuery } from '#lib/data/offline-query.ts'
import { today } from '#lib/format/dates.ts'

/** Earlier recipients, the latest first. */
export const recipientsQuery = queryOptions({
  queryKey: ['/api/trips/recipients'],
  queryFn: ({ signal }) => request('GET /api/trips/recipients', { signal }),
  ...offlineQuery,
})

export type FinalizeOrder = z.output<typeof finalizeTripBody>

export type FinalizeFormState = ReturnType<typeof useFinalizeForm>
export type FilledForm = z.output<ReturnType<typeof formSchema>>

/** Besides the first recipient. */
export const maxOthers = 4

const unfilled = {
  email: '',
  // Always all of them: the fields shown are the first ones, and empty ones are ignored.
  alsoTo: Array.from({ length: maxOthers }, () => ''),
  includeImages: true,
  includeCopy: true,
  endDate: '',
}

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
  const form = useForm({
    resolver: useMemo(() => zodResolver(formSchema(startDate)), [startDate]),
    defaultValues: unfilled,
    values: useMemo(
      () => ({ ...unfilled, alsoTo: [...unfilled.alsoTo], email: last, endDate }),
      [last, endDate],
    ),
    resetOptions: { keepDirtyValues: true },
  })
  const { getFieldState, setFocus } = form
  useEffect(() => {
    const isTyping = document.activeElement?.getAttribute('name') === 'email'
    // Selected, so that typing replaces an address that arrives under the cursor.
    if (last && isTyping && !getFieldState('email').isDirty)
      setFocus('email', { shouldSelect: true })
  }, [last, getFieldState, setFocus])
  return form
}

/** The same default as the server's; empty while unknown. */
function presumedEnd(startDate: string, summary: TripSummary | undefined) {
  if (summary?.lastReceiptOn === undefined) return ''
  const end = summary.lastReceiptOn ?? today()
  return end < startDate ? startDate : end
}

function formSchema(startDate: string) {
  const { email, endDate } = finalizeTripBody.shape
  return finalizeTripBody
    .extend({
      endDate: z.union([z.literal(''), endDate.unwrap()], 'Please enter a valid date'),
      alsoTo: z.array(z.union([z.literal(''), email], 'Invalid email address')),
    })
    .superRefine((order, context) => {
      const known = [order.email.toLowerCase()]
      for (const [index, address] of order.alsoTo.entries()) {
        if (known.includes(address.toLowerCase())) {
          const path = ['alsoTo', index]
          context.addIssue({ code: 'custom', path, message: 'This address is already above' })
        }
        if (address) known.push(address.toLowerCase())
      }
    })
    .refine((order) => order.endDate === '' || order.endDate >= startDate, {
      path: ['endDate'],
      message: endBeforeStart,
    })
}
