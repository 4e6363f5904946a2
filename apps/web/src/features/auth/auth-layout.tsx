import clsx from 'clsx'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { HomeLink } from '#ui/home-link.tsx'
import { TextSizeChoice } from '#ui/text-size-choice.tsx'
import { PromisePanel } from './promise-panel.tsx'

const main =
  'mx-auto flex w-full max-w-[25rem] flex-1 flex-col justify-start pt-8 pb-10 sm:justify-center sm:pt-4 sm:pb-20'

/** On a phone in landscape the heading goes beside the form. */
const onItsSide =
  'short:max-lg:has-[>form]:grid short:max-lg:has-[>form]:max-w-none short:max-lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] short:max-lg:content-start short:max-lg:gap-x-8 short:max-lg:pt-2 short:max-lg:pb-6 short:max-lg:*:col-start-2 short:max-lg:*:first:col-start-1 short:max-lg:*:first:row-span-6'

/** The form on the left, the product's promise on the right; on a phone only the form. */
export function AuthLayout({ children }: { children: ReactNode }) {
  // Loaded early: the offline message could not load its own code.
  useEffect(() => void import('#ui/toaster.tsx').catch(() => {}), [])
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col px-5 pt-[env(safe-area-inset-top)] pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-8">
        <header className="flex h-16 items-center">
          <HomeLink />
        </header>
        <main className={clsx(main, onItsSide)}>{children}</main>
        <footer className="mx-auto w-full max-w-[25rem] short:max-lg:max-w-none">
          <TextSizeChoice />
        </footer>
      </div>
      <PromisePanel />
    </div>
  )
}

export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-7">
      <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
      {children && <p className="mt-2 text-base text-pretty text-muted">{children}</p>}
    </div>
  )
}

export function AuthLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 min-w-11 items-center rounded-control font-medium text-primary underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
