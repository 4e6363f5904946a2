import type { ReactNode } from 'react'
import { useUser } from '#lib/data/user.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

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
