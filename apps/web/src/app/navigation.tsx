import clsx from 'clsx'
import { Link, useRoute } from 'wouter'
import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { useActiveTrip } from '#lib/data/trips.ts'
import { Icon, type IconName } from '#ui/icon.tsx'

type Destination = {
  label: string
  href: string
  icon: IconName
  /** What else belongs to it. */
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

const look =
  'flex min-h-16 w-full flex-col items-center justify-center gap-1 rounded-control text-xs font-medium transition-colors duration-150 lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-sm'
const elsewhere = 'text-muted hover:text-text lg:hover:bg-sunken'

/** Within the thumb's reach on a phone, beside the content where there is room. */
export function Navigation() {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] lg:sticky lg:inset-x-auto lg:top-26 lg:bottom-auto lg:w-48 lg:shrink-0 lg:self-start lg:border-0 lg:bg-transparent lg:pb-0"
    >
      <ul className="mx-auto flex max-w-lg px-2 *:flex-1 lg:max-w-none lg:flex-col lg:gap-1 lg:px-0">
        {before.map(toItem)}
        <li>
          <FinalizeButton />
        </li>
        {after.map(toItem)}
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
      className={clsx(look, isHere || isWithin ? 'text-primary lg:bg-primary-soft' : elsewhere)}
    >
      <Icon name={icon} className="text-[22px] lg:text-[20px]" />
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
      onClick={() => trip && openTripDialog('finalize', trip)}
      className={clsx(look, trip ? elsewhere : 'cursor-not-allowed text-muted opacity-50')}
    >
      <Icon name="send" className="text-[22px] lg:text-[20px]" />
      Finalize
    </button>
  )
}
