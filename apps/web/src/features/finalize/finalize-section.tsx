import type { TripWithSummary } from '@quittance/contract/trips'
import { type ReactNode, useId } from 'react'
import { SectionCard } from '#ui/card.tsx'
import { TripCheck } from './check/trip-check.tsx'
import { useUnanswered } from './check/unanswered.tsx'
import { FinalizeButton, FinalizeForm, finalizeHint } from './finalize-form.tsx'
import { useEmptyTripQuestion } from './use-empty-trip-question.tsx'
import { useFinalizeForm } from './use-finalize-form.ts'
import { useFinalizeTrip } from './use-finalize-trip.ts'
import { WaitingNotice } from './waiting-notice.tsx'

/** Finalizes from the trip's page, where only an address is needed. */
export function FinalizeSection({
  trip,
  resend,
  onFinalized,
}: {
  trip: TripWithSummary
  /** Sends the verification link again. */
  resend: ReactNode
  onFinalized: (tripId: number) => void
}) {
  const formId = useId()
  const form = useFinalizeForm({ trip, summary: trip.summary })
  const finalize = useFinalizeTrip(onFinalized)
  const unanswered = useUnanswered(trip)
  const { ask, question } = useEmptyTripQuestion(trip.summary.receiptCount === 0)
  return (
    <SectionCard title="Finalize Trip" hint={finalizeHint}>
      <div className="space-y-4">
        <WaitingNotice tripId={trip.id} />
        <TripCheck tripId={trip.id} extra={unanswered} />
        <FinalizeForm
          id={formId}
          form={form}
          isBrief
          error={finalize.error}
          resend={resend}
          onSubmit={({ email, alsoTo }) =>
            ask(() => finalize.mutate({ trip, body: { email, ...(alsoTo && { alsoTo }) } }))
          }
        />
        <FinalizeButton {...{ formId, form }} isPending={finalize.isPending} className="w-full" />
        {question}
      </div>
    </SectionCard>
  )
}
