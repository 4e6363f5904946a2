import { zodResolver } from '@hookform/resolvers/zod'
import type { Trip } from '@quittance/contract/trips'
import { finalizeTripBody } from '@quittance/contract/trips'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { TextField } from '#ui/field.tsx'
import { TripCheck } from './check/trip-check.tsx'
import { FinalizeFailure } from './finalize-failure.tsx'
import { useFinalizeTrip } from './use-finalize-trip.ts'

/** Finalizing from the page of the trip: an address is all it takes. */
export function FinalizeSection({
  trip,
  onFinalized,
}: {
  trip: Trip
  onFinalized: (tripId: number) => void
}) {
  const finalize = useFinalizeTrip(onFinalized)
  const { register, handleSubmit, formState, watch } = useForm({
    resolver: zodResolver(finalizeTripBody.pick({ email: true })),
    defaultValues: { email: '' },
  })
  return (
    <SectionCard
      title="Finalize Trip"
      hint="Your receipts are frozen and the report goes to who pays you back. You can re-open the trip later."
    >
      <form
        noValidate
        className="space-y-4"
        onSubmit={handleSubmit((body) => finalize.mutate({ trip, body }))}
      >
        <TripCheck tripId={trip.id} />
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
        <FinalizeFailure error={finalize.error} />
        <Button
          type="submit"
          className="w-full"
          disabled={!watch('email').trim() || finalize.isPending}
        >
          {finalize.isPending ? 'Finalizing...' : 'Finalize Trip'}
        </Button>
      </form>
    </SectionCard>
  )
}
