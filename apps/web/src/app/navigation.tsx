import clsx from 'clsx'
import { Link, useRoute } from 'wouter'
import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { useActiveTrip } from '#lib/data/trips.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { AddButton } from './add-button.tsx'
import { TripDialogs } from './lazy-dialogs.ts'

type Destination = {
  label: string
  href: string
  icon: IconName
  /** Other paths for which it is shown as current. */
  within?: string
}

const before: readonly Destination[] = [
  { label: 'Home', href: '/', icon: 'house' },
  { label: 'Receipts', href: '/receipts', icon: 'receipt' },
]

const after: readonly Destination[] = [
  { label: 'History', href: '/history', icon: 'history', within: '/history/:id' },
  { label: 'Settings', href: '/settings', icon: 'settings' },
]

// With large text the labels alone take two rows; icons would leave too little of a phone.
const itemClass =
  'flex min-h-16 w-full flex-col items-center justify-center gap-1 rounded-control text-xs font-medium transition-colors duration-150 @max-[22rem]/bar:text-[0.6875rem] @max-[17rem]/bar:min-h-9 @max-[17rem]/bar:text-xs @max-[17rem]/bar:[&>.icon]:hidden lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-sm short:min-h-12 short:flex-col short:justify-center short:gap-0.5 short:px-0 short:text-[0.6875rem]'
const elsewhere = 'text-muted hover:text-text side:hover:bg-sunken'
const iconSize = 'text-[1.375rem] lg:text-[1.25rem]'

export function Navigation() {
  return (
    <nav
      aria-label="Main"
      className="@container/bar side:[container-type:normal] border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] lg:border-0 lg:bg-transparent lg:pb-0 short:sticky short:top-0 short:z-30 short:col-start-1 short:row-span-3 short:row-start-1 short:h-dvh short:w-[calc(5rem+env(safe-area-inset-left))] short:overflow-y-auto short:border-0 short:border-r short:border-solid short:bg-surface short:pl-[env(safe-area-inset-left)]"
    >
      <ul className="mx-auto flex max-w-lg items-center px-1 *:min-w-0 *:flex-1 @max-[17rem]/bar:grid @max-[17rem]/bar:grid-cols-3 side:max-w-none side:flex-col side:items-stretch side:*:flex-none lg:gap-1 lg:px-0 short:min-h-full short:justify-center short:gap-0 short:px-1 short:py-1">
        {before.map(toItem)}
        <li>
          <FinalizeButton />
        </li>
        {after.map(toItem)}
        <li className="text-center lg:mt-4 short:mt-1">
          <AddButton />
        </li>
      </ul>
    </nav>
  )
}

function toItem(destination: Destination) {
  return (
    <li key={destination.href}>
      <NavigationLink {...destination} />
    </li>
  )
}

function NavigationLink({ label, href, icon, within = href }: Destination) {
  const [isHere] = useRoute(href)
  const [isWithin] = useRoute(within)
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : isWithin ? 'true' : undefined}
      className={clsx(
        itemClass,
        isHere || isWithin ? 'text-primary side:bg-primary-soft' : elsewhere,
      )}
    >
      <Icon name={icon} className={iconSize} />
      {label}
    </Link>
  )
}

function FinalizeButton() {
  const { data: trip } = useActiveTrip()
  return (
    <button
      type="button"
      disabled={!trip}
      onPointerEnter={TripDialogs.load}
      onFocus={TripDialogs.load}
      onClick={() => trip && openTripDialog('finalize', trip)}
      className={clsx(itemClass, trip ? elsewhere : 'cursor-not-allowed text-muted opacity-50')}
    >
      <Icon name="send" className={iconSize} />
      Finalize
    </button>
  )
}
