import { startCreatingTrip } from '#features/trips/create/start-creating-trip.ts'
import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { useUnfinishedTrips } from '#lib/data/trips.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** The one thing to do when there is no trip. */
export function WelcomeHero({ isFirstTrip }: { isFirstTrip: boolean }) {
  const { trips: unfinished } = useUnfinishedTrips()
  return (
    <section
      aria-labelledby="welcome"
      className="rounded-card border border-hairline bg-surface p-6 sm:p-8"
    >
      <span className="grid size-12 place-items-center rounded-full bg-primary-soft text-primary">
        <Icon name="luggage" className="text-[24px]" />
      </span>
      <h2 id="welcome" className="mt-5 text-xl font-semibold tracking-tight text-balance">
        {isFirstTrip ? 'Where are you off to?' : 'Where to next?'}
      </h2>
      <p className="mt-2 max-w-[52ch] text-base text-pretty text-muted">
        Give the trip a name. Every receipt you photograph on the way finds its place there, and
        finance gets a finished report when you are back.
      </p>
      <div className="mt-6 flex flex-col gap-2 sm:flex-row">
        <Button size="large" onClick={() => void startCreatingTrip()}>
          Start Here
          <Icon name="arrow-right" className="text-[18px]" />
        </Button>
        {unfinished.length > 0 && (
          <Button size="large" variant="secondary" onClick={() => openTripDialog('unfinished')}>
            {unfinished.length === 1
              ? 'Continue your unfinished trip'
              : `Continue one of ${unfinished.length} unfinished trips`}
          </Button>
        )}
      </div>
    </section>
  )
}
