import { lazy, type ReactNode, Suspense } from 'react'
import { Header } from './header.tsx'
import { Navigation } from './navigation.tsx'
import { SignOutQuestion } from './sign-out-question.tsx'

const TripDialogs = lazy(() =>
  import('./trip-dialogs.tsx').then((m) => ({ default: m.TripDialogs })),
)

/** What surrounds every screen of a signed-in user. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <a
        href="#content"
        className="sr-only z-60 rounded-control bg-primary px-4 py-3 text-sm font-medium text-on-primary focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2"
      >
        Skip to content
      </a>
      <Header />
      <div className="mx-auto max-w-[1120px] lg:flex lg:gap-10 lg:px-6">
        <Navigation />
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 flex-1 px-4 pt-6 pb-28 outline-none sm:px-6 lg:px-0 lg:pt-10 lg:pb-16"
        >
          {children}
        </main>
      </div>
      <Suspense>
        <TripDialogs />
      </Suspense>
      <SignOutQuestion />
    </div>
  )
}
