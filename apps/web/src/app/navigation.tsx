import clsx from 'clsx'
import { Link, useRoute } from 'wouter'
import { Icon, type IconName } from '#ui/icon.tsx'

type Destination = { label: string; href: string; icon: IconName }

const destinations: readonly Destination[] = [
  { label: 'Home', href: '/', icon: 'house' },
  { label: 'Settings', href: '/settings', icon: 'settings' },
]

/** Within the thumb's reach on a phone, beside the content where there is room. */
export function Navigation() {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] lg:sticky lg:inset-x-auto lg:top-26 lg:bottom-auto lg:w-48 lg:shrink-0 lg:self-start lg:border-0 lg:bg-transparent lg:pb-0"
    >
      <ul className="mx-auto flex max-w-lg px-2 lg:max-w-none lg:flex-col lg:gap-1 lg:px-0">
        {destinations.map((destination) => (
          <li key={destination.href} className="flex-1">
            <NavigationLink {...destination} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NavigationLink({ label, href, icon }: Destination) {
  const [isHere] = useRoute(href)
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={clsx(
        'flex min-h-16 flex-col items-center justify-center gap-1 rounded-control text-xs font-medium transition-colors duration-150 lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-sm',
        isHere
          ? 'text-primary lg:bg-primary-soft'
          : 'text-muted hover:text-text lg:hover:bg-sunken',
      )}
    >
      <Icon name={icon} className="text-[22px] lg:text-[20px]" />
      {label}
    </Link>
  )
}
