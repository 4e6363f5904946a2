import type { ReactNode } from 'react'
import { closeTripDialogs, useIsTripDialogOpen } from '#features/trips/data/open-dialogs.ts'
import { useStore } from '#ui/create-store.ts'
import { DockPlace } from '#ui/dock.tsx'
import { Header } from './header.tsx'
import { SignOutQuestion, TripDialogs } from './lazy-dialogs.ts'
import { Navigation } from './navigation.tsx'
import { isAskingToSignOut } from './use-sign-out.ts'

/**
 * The frame around every screen of a signed-in user. The bars take up space of their own, so that
 * they cover no content.
 */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="@container/shell">
      <a
        href="#content"
        className="sr-only z-60 rounded-control bg-primary px-4 py-3 text-sm font-medium text-on-primary focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2"
      >
        Skip to content
      </a>
      {/* Always scrolls on a desktop: a scroll bar that appears late would move the page sideways. */}
      <div className="flex min-h-dvh flex-col lg:min-h-[calc(100dvh+0.0625rem)] short:grid short:grid-cols-[auto_minmax(0,1fr)] short:grid-rows-[auto_1fr_auto]">
        <Header />
        <div className="mx-auto flex w-full max-w-[70rem] grow flex-col lg:flex-row lg:gap-10 lg:px-6 short:contents">
          <div className="sticky bottom-0 z-30 order-last lg:top-26 lg:bottom-auto lg:order-none lg:flex lg:w-48 lg:shrink-0 lg:flex-col lg:self-start short:contents">
            <DockPlace className="lg:order-last short:sticky short:bottom-0 short:z-30 short:col-start-2 short:row-start-3" />
            <Navigation />
          </div>
          <main
            id="content"
            tabIndex={-1}
            className="min-w-0 grow px-4 pt-6 pb-8 outline-none sm:px-6 lg:px-0 lg:pt-10 lg:pb-16 short:col-start-2 short:px-6 short:pt-6 short:pr-[max(1.5rem,env(safe-area-inset-right))] short:pb-8"
          >
            {children}
          </main>
        </div>
      </div>
      <DialogsAboutTrips />
      <QuestionBeforeSigningOut />
    </div>
  )
}

function QuestionBeforeSigningOut() {
  const isOpen = useStore(isAskingToSignOut)
  const close = () => isAskingToSignOut.set(false)
  return isOpen || SignOutQuestion.isLoaded() ? <SignOutQuestion onClose={close} /> : null
}

function DialogsAboutTrips() {
  const isOpen = useIsTripDialogOpen()
  // Once loaded they stay mounted, so that their closing animations can run.
  return isOpen || TripDialogs.isLoaded() ? <TripDialogs onClose={closeTripDialogs} /> : null
}
