import type { Trip } from '@quittance/contract/trips'
import { useRestoreTrip } from '#features/trips/data/use-trip-actions.ts'
import { useUser } from '#lib/data/user.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tooltip } from '#ui/tooltip.tsx'

export function RestoreButton({ trip }: { trip: Trip }) {
  const { data: user } = useUser()
  const restore = useRestoreTrip()
  const content = (
    <>
      <Icon name="archive-restore" className="text-[1.125rem]" />
      {restore.isPending ? 'Restoring...' : 'Restore'}
      <span className="sr-only">{trip.name}</span>
    </>
  )
  if (user?.subscriptionTier === 'premium') {
    return (
      <Button
        variant="secondary"
        disabled={restore.isPending}
        onClick={() => restore.mutate(trip.id)}
      >
        {content}
      </Button>
    )
  }
  return (
    <Tooltip text="Premium feature: Restore archived trips">
      <Button variant="secondary" aria-disabled="true" className="cursor-not-allowed opacity-60">
        {content}
      </Button>
    </Tooltip>
  )
}
