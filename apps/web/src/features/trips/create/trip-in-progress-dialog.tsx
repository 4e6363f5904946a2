import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import {
  closeTripDialog,
  closeTripDialogs,
  openTripDialog,
  useTripDialog,
} from '#features/trips/data/open-dialogs.ts'
import { StartedLine } from '#features/trips/started-line.tsx'
import { tripQuery } from '#lib/data/trips.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

const nextSteps = ['Go to your current trip', 'Finalize it', 'Create your new trip']

export function TripInProgressDialog() {
  const [, navigate] = useLocation()
  const { isOpen, trip: reported } = useTripDialog('in-progress')
  const { data: loaded } = useQuery({
    ...tripQuery(reported?.id ?? 0),
    enabled: isOpen && reported !== null,
  })
  const trip = loaded ?? reported
  const close = () => closeTripDialog('in-progress')
  if (!trip) return null

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title="Trip In Progress"
      description="You have a trip in progress. Please finalize your current trip before creating a new one."
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Got it
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              closeTripDialogs()
              navigate('/')
            }}
          >
            View Current Trip
          </Button>
          <Button
            onClick={() => {
              close()
              openTripDialog('finalize', trip)
            }}
          >
            Finalize Trip
          </Button>
        </>
      }
    >
      <div className="rounded-control bg-sunken p-4">
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0 font-semibold break-words">{trip.name}</p>
          <Badge tone="primary" className="shrink-0">
            {trip.status === 'active' ? 'Active' : 'In Progress'}
          </Badge>
        </div>
        <StartedLine trip={trip} />
      </div>
      <p className="mt-5 text-sm font-semibold">Next steps</p>
      <ol className="mt-3 space-y-3">
        {nextSteps.map((step, index) => (
          <li key={step} className="flex items-center gap-3 text-sm">
            <span className="amount grid size-6 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
