import type { ReactNode } from 'react'
import { HomeLink } from '#ui/home-link.tsx'

/** The frame of the payment pages: only a link home. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col px-4 pt-[env(safe-area-inset-top)] pb-[max(2rem,env(safe-area-inset-bottom))] sm:px-6">
      <header className="mx-auto flex h-16 w-full max-w-[60rem] items-center">
        <HomeLink />
      </header>
      <main className="mx-auto flex w-full max-w-[60rem] flex-1 flex-col pt-4 sm:pt-8">
        {children}
      </main>
    </div>
  )
}

export function CheckoutMessage({ children }: { children: ReactNode }) {
  return <div className="mx-auto my-auto w-full max-w-md py-10 sm:pb-32">{children}</div>
}
