import { useLocation } from 'wouter'
import { useUser } from '#lib/data/user.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HeaderTitle, HeaderTotals } from './header-title.tsx'
import { OfflineLine } from './offline-line.tsx'
import { useSignOut } from './use-sign-out.ts'

const adminItem = { label: 'Admin', icon: 'shield-check' } as const

export function Header() {
  const { data: user } = useUser()
  const [, navigate] = useLocation()
  const { isSigningOut, signOut } = useSignOut()

  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-surface pt-[env(safe-area-inset-top)] @max-[20rem]/shell:static short:relative short:col-start-2">
      <div className="mx-auto flex min-h-16 max-w-[70rem] flex-wrap items-center gap-x-2 px-4 py-1 sm:px-6 short:min-h-13">
        <div className="flex min-w-0 flex-1 items-center gap-2 @max-[20rem]/shell:order-last @max-[20rem]/shell:basis-full @max-[20rem]/shell:flex-wrap">
          <HeaderTitle />
        </div>
        {user ? (
          <div className="ml-auto flex shrink-0 items-center gap-1">
            <Button
              variant="quiet"
              className="max-sm:w-11 max-sm:px-0"
              disabled={isSigningOut}
              onClick={signOut}
            >
              <Icon name="log-out" className="text-muted sm:hidden" />
              <span className="max-sm:sr-only">Sign Out</span>
            </Button>
            <Menu
              trigger={
                <button
                  type="button"
                  aria-label={`Account menu ${initials(user)}`.trim()}
                  className="grid size-11 place-items-center rounded-full"
                >
                  <span
                    aria-hidden="true"
                    className="grid size-9 place-items-center rounded-full bg-primary-soft text-xs font-semibold tracking-wide text-primary"
                  >
                    {initials(user) || <Icon name="user" className="text-[1.125rem]" />}
                  </span>
                </button>
              }
              heading={
                <>
                  <span className="block truncate text-sm font-semibold">
                    {`${user.firstName} ${user.lastName}`.trim() || 'Your account'}
                  </span>
                  <span className="block truncate text-xs text-muted">{user.email}</span>
                </>
              }
              items={[
                { label: 'Profile', icon: 'user', onSelect: () => navigate('/profile') },
                { label: 'Settings', icon: 'settings', onSelect: () => navigate('/settings') },
                ...(user.isAdmin ? [{ ...adminItem, onSelect: () => navigate('/admin') }] : []),
                { label: 'Sign Out', icon: 'log-out', onSelect: signOut, isApart: true },
              ]}
            />
          </div>
        ) : (
          <Skeleton className="ml-auto h-9 w-24" />
        )}
        <HeaderTotals />
      </div>
      <OfflineLine />
    </header>
  )
}

function initials({ firstName, lastName }: { firstName: string; lastName: string }) {
  return [firstName, lastName]
    .map((name) => name.match(/\p{L}/u)?.[0] ?? '')
    .join('')
    .toUpperCase()
}
