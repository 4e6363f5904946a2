import { useState } from 'react'
import { isMetered } from '#offline/reader/metered.ts'
import {
  declineOffer,
  enableReader,
  stopLoading,
  tryAgain,
} from '#offline/reader/reader-control.ts'
import { type ReaderState, readerState } from '#offline/reader/reader-state.ts'
import { type ReaderVersion, readerVersion } from '#offline/reader/reader-version.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useStore } from '#ui/create-store.ts'
import { Icon } from '#ui/icon.tsx'
import { useHasOpenLayer } from '#ui/layers.ts'
import { type ReaderStatus, readerHint, readerStatus, readerTitle } from './reader/reader-status.ts'
import { ReaderStatusView } from './reader/reader-status-view.tsx'
import { useAnnouncedProgress } from './reader/use-announced-progress.ts'

/** Offered once, to users who have had a few photos read. */
export function ReaderOffer() {
  const isDue = useStore(readerState, isToOffer)
  const isCovered = useHasOpenLayer()
  const [isShown, setIsShown] = useState(isDue)
  // Appears only with the page or while something covers it, so that visible content does not move.
  if (isDue && isCovered && !isShown) setIsShown(true)
  return isShown && readerVersion && <OfferCard version={readerVersion} isDue={isDue} />
}

/** The download's progress replaces the offer. */
function OfferCard({ version, isDue }: { version: ReaderVersion; isDue: boolean }) {
  const state = useStore(readerState)
  const [isTaken, setIsTaken] = useState(false)
  useAnnouncedProgress(state)
  if (state.kind === 'unknown' || !(isDue || isTaken)) return null
  const status = readerStatus(state, version)

  function take() {
    setIsTaken(true)
    void enableReader()
  }

  return (
    <section
      aria-labelledby="reader-offer"
      className="@container flex gap-3 rounded-card border border-hairline bg-surface p-4"
    >
      <Icon name="scan-text" className="mt-0.5 text-muted @max-2xs:hidden" />
      <div className="min-w-0 flex-1">
        <h2 id="reader-offer" className="font-semibold">
          {readerTitle}
        </h2>
        <div className={isTaken ? 'mt-2' : 'mt-0.5'}>
          {isTaken ? <ReaderStatusView status={status} label={readerTitle} /> : <Reasons />}
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          <OfferActions status={status} isTaken={isTaken} onTake={take} />
        </div>
      </div>
    </section>
  )
}

function Reasons() {
  return <p className="text-sm text-pretty text-muted">{readerHint}</p>
}

type OfferActionsProps = { status: ReaderStatus; isTaken: boolean; onTake: () => void }

function OfferActions({ status, isTaken, onTake }: OfferActionsProps) {
  const [action] = status.actions
  const does = {
    load: onTake,
    stop: stopLoading,
    'try-again': () => void tryAgain(),
    // Removing is in Settings only.
    remove: undefined,
  }
  const act = action && does[action.does]
  return (
    <>
      {!act ? (
        <ButtonLink href="/settings" variant="secondary">
          Settings
        </ButtonLink>
      ) : (
        <Button variant="secondary" onClick={act}>
          {action.label}
        </Button>
      )}
      {!isTaken && (
        <Button variant="quiet" className="px-3!" onClick={() => void declineOffer()}>
          Not now
        </Button>
      )}
    </>
  )
}

function isToOffer(state: ReaderState) {
  return state.kind === 'off' && state.isToOffer && !isMetered()
}
