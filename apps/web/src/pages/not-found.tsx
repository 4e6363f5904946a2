import { Link, useLocation } from 'wouter'
import { Button, ButtonLink } from '#ui/button.tsx'
import { HomeLink } from '#ui/home-link.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'

const places: readonly { href: string; icon: IconName; title: string; text: string }[] = [
  { href: '/', icon: 'house', title: 'Dashboard', text: 'Your trips and receipts' },
  { href: '/about', icon: 'info', title: 'About', text: 'What Quittance does' },
  { href: '/signup', icon: 'sparkles', title: 'Get Started', text: 'Create your account' },
]

export function NotFoundPage() {
  const [, navigate] = useLocation()

  function goBack() {
    if (history.length > 1) history.back()
    else navigate('/')
  }

  return (
    <div className="flex min-h-dvh flex-col px-5 sm:px-8">
      <header className="flex h-16 items-center">
        <HomeLink />
      </header>
      <main className="mx-auto flex w-full max-w-2xl flex-1 flex-col justify-center py-10 text-center sm:pb-24">
        <p className="amount text-2xl font-semibold tracking-tight text-primary">404</p>
        <h1 className="mt-2 text-xl font-semibold tracking-tight">Oops! Page Not Found</h1>
        <p className="mx-auto mt-3 max-w-[48ch] text-base text-balance text-muted">
          The URL may be mistyped, the page may have been moved or deleted, or you may not have
          permission to see it.
        </p>
        <div className="mt-7 flex flex-col justify-center gap-2 sm:flex-row">
          <ButtonLink href="/" size="large">
            <Icon name="house" className="text-[1.125rem]" />
            Go Home
          </ButtonLink>
          <Button variant="secondary" size="large" onClick={goBack}>
            <Icon name="arrow-left" className="text-[1.125rem]" />
            Go Back
          </Button>
        </div>
        <ul className="mt-12 grid gap-3 text-left sm:grid-cols-3">
          {places.map((place) => (
            <li key={place.href}>
              <Link
                href={place.href}
                className="flex h-full items-center gap-3 rounded-card border border-hairline bg-surface p-4 transition-colors duration-150 hover:border-line sm:flex-col sm:items-start"
              >
                <Icon name={place.icon} className="text-primary" />
                <span>
                  <span className="block font-semibold">{place.title}</span>
                  <span className="block text-sm text-muted">{place.text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
