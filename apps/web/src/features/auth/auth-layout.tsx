import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { HomeLink } from '#ui/home-link.tsx'
import { PromisePanel } from './promise-panel.tsx'

/** The form to the left, a quiet word on what it is for to the right; on a phone only the form. */
export function AuthLayout({ children }: { children: ReactNode }) {
  // What is said without a network cannot be sent for then.
  useEffect(() => void import('#ui/toaster.tsx').catch(() => {}), [])
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col px-5 pt-[env(safe-area-inset-top)] pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-8">
        <header className="flex h-16 items-center">
          <HomeLink />
        </header>
        <main className="mx-auto flex w-full max-w-[400px] flex-1 flex-col justify-start pt-8 pb-10 sm:justify-center sm:pt-4 sm:pb-20">
          {children}
        </main>
      </div>
      <PromisePanel />
    </div>
  )
}

/** The head of a form: what it does, in a line or two. */
export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-7">
      <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
      {children && <p className="mt-2 text-base text-pretty text-muted">{children}</p>}
    </div>
  )
}

/** A way to another page of this group, below the form. */
export function AuthLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center rounded-control font-medium text-primary underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
