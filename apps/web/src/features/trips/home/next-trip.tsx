import { startCreatingTrip } from '#features/trips/create/start-creating-trip.ts'
import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { useUnfinishedTrips } from '#lib/data/trips.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** The main action without a trip; an unfinished one can be continued. */
export function NextTripButtons() {
  const { trips: unfinished } = useUnfinishedTrips()
  return (
    <div className="@container">
      {/* Side by side only if both fit in whichever font loads first. */}
      <div className="flex flex-col gap-2 @[24rem]:items-start @[32rem]:flex-row">
        <Button size="large" onClick={() => void startCreatingTrip()}>
          Start Here
          <Icon name="arrow-right" className="text-[1.125rem]" />
        </Button>
        {unfinished.length > 0 && (
          <Button size="large" variant="secondary" onClick={() => openTripDialog('unfinished')}>
            {unfinished.length === 1
              ? 'Continue your unfinished trip'
              : `Continue one of ${unfinished.length} unfinished trips`}
          </Button>
        )}
      </div>
    </div>
  )
}
