import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useUser } from '#lib/data/user.ts'
import { Brand, BrandMark } from '#ui/brand.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { TextSizeChoice } from '#ui/text-size-choice.tsx'

/** The frame of every public page; signed-in users may read these pages too. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const isSignedIn = Boolean(useUser().data)
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-30 flex min-h-11 -translate-y-28 items-center rounded-control bg-surface px-4 text-sm font-medium shadow-float focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="@container flex min-h-dvh flex-col">
        <PublicHeader isSignedIn={isSignedIn} />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <PublicFooter isSignedIn={isSignedIn} />
      </div>
    </>
  )
}

function PublicHeader({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <header className="print:hidden sticky top-0 z-20 @max-[18rem]:static border-b border-hairline bg-ground/85 pt-[env(safe-area-inset-top)] backdrop-blur-md">
      <div className="mx-auto flex min-h-16 max-w-[70rem] items-center justify-between gap-2 px-4 sm:px-6 @max-[18rem]:flex-wrap @max-[18rem]:py-3">
        <Link href="/" className="flex min-h-11 min-w-11 items-center rounded-control">
          <Brand className="max-[26rem]:[&>span]:sr-only" />
        </Link>
        <nav aria-label="Main" className="flex flex-wrap items-center gap-1 sm:gap-2">
          <ButtonLink href="/about" variant="quiet" className="max-sm:px-3">
            About
          </ButtonLink>
          {isSignedIn ? (
            <ButtonLink href="/">Dashboard</ButtonLink>
          ) : (
            <>
              <ButtonLink href="/login" variant="quiet" className="max-sm:px-3">
                Log in
              </ButtonLink>
              <ButtonLink href="/signup">Sign up</ButtonLink>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}

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

function PublicFooter({ isSignedIn }: { isSignedIn: boolean }) {
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
