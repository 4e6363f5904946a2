import { Link } from 'wouter'
import { startCreatingTrip } from '#features/trips/create/start-creating-trip.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { StatePanel } from '#ui/state-panel.tsx'

/** Replaces a page that needs a trip. */
export function EmptyTrip() {
  return (
    <div className="py-10">
      <StatePanel
        icon="luggage"
        title="No active trip"
        actions={
          <>
            <Button onClick={() => void startCreatingTrip()}>Create New Trip</Button>
            <ButtonLink variant="secondary" href="/history">
              View History
            </ButtonLink>
            <ButtonLink variant="secondary" href="/">
              Go Home
            </ButtonLink>
          </>
        }
      >
        Receipts are kept in trips. Create one, and your next receipt has a place to go.
      </StatePanel>
      <TripLinks />
    </div>
  )
}

/** The same actions, beside the welcome screen. */
export function EmptyTripActions() {
  return (
    <SectionCard title="No active trip">
      <ActionList
        actions={[
          { label: 'Create New Trip', icon: 'plus', onSelect: () => void startCreatingTrip() },
          { label: 'View History', icon: 'history', href: '/history' },
          { label: 'Go Home', icon: 'house', href: '/' },
        ]}
      />
    </SectionCard>
  )
}

export function TripLinks() {
  return (
    <p className="mt-6 flex flex-wrap justify-center gap-x-6 text-sm text-muted">
      {[
        { label: 'Back to Home', href: '/' },
        { label: 'Trip History', href: '/history' },
      ].map(({ label, href }) => (
        <Link
          key={href}
          href={href}
          onClick={() => scrollTo(0, 0)}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:text-text hover:underline"
        >
          {label}
        </Link>
      ))}
    </p>
  )
}

type Action = { label: string; icon: IconName } & ({ href: string } | { onSelect: () => void })

const rowClass =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-[calc(var(--spacing-gutter)*0.6)] text-left text-sm font-medium transition-colors duration-150 hover:bg-sunken'

function ActionList({ actions }: { actions: readonly Action[] }) {
  return (
    <ul className="mx-[calc(var(--spacing-gutter)*-0.6)] -mb-2">
      {actions.map((action) => (
        <li key={action.label}>
          {'href' in action ? (
            <Link href={action.href} onClick={() => scrollTo(0, 0)} className={rowClass}>
              <ActionRow {...action} />
            </Link>
          ) : (
            <button type="button" onClick={action.onSelect} className={rowClass}>
              <ActionRow {...action} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function ActionRow({ label, icon }: { label: string; icon: IconName }) {
  return (
    <>
      <Icon name={icon} className="text-muted" />
      <span className="flex-1">{label}</span>
      <Icon name="chevron-right" className="text-[1.125rem] text-muted" />
    </>
  )
}
