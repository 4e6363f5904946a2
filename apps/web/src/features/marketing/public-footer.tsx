import { Link } from 'wouter'
import { BrandMark } from '#ui/brand.tsx'
import { TextSizeChoice } from '#ui/text-size-choice.tsx'

const links = [
  { href: '/about', label: 'About' },
  { href: '/help', label: 'Help' },
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
]

const accountLinks = [
  { href: '/login', label: 'Log in' },
  { href: '/signup', label: 'Sign up' },
]

export function PublicFooter({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <footer className="print:hidden border-t border-hairline pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex max-w-[70rem] flex-col gap-x-8 gap-y-4 px-4 py-8 sm:flex-row sm:items-center sm:px-6">
        <p className="flex flex-1 items-center gap-3 text-sm text-muted">
          <BrandMark className="h-6" />
          Quittance: an old word for a receipt that settles a debt.
        </p>
        <nav aria-label="Footer" className="-mx-2 flex flex-wrap sm:-mx-3">
          {[...links, ...(isSignedIn ? [] : accountLinks)].map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              className="flex min-h-11 items-center rounded-control px-2 text-sm text-muted transition-colors duration-150 hover:text-text sm:px-3"
            >
              {label}
            </Link>
          ))}
        </nav>
        {!isSignedIn && <TextSizeChoice />}
      </div>
    </footer>
  )
}
