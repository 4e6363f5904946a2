import { useState } from 'react'
import {
  enableReader,
  setDeviceOnly,
  stopLoading,
  tryAgain,
} from '#offline/reader/reader-control.ts'
import { isDeviceOnly, type ReaderState, readerState } from '#offline/reader/reader-state.ts'
import { type ReaderVersion, readerVersion } from '#offline/reader/reader-version.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { useStore } from '#ui/create-store.ts'
import { Icon } from '#ui/icon.tsx'
import { SwitchRow } from '#ui/switch.tsx'
import { AsianRow } from './reader/asian-row.tsx'
import { type ReaderStatus, readerStatus } from './reader/reader-status.ts'
import { ReaderStatusView } from './reader/reader-status-view.tsx'
import { readerHint, readerTitle } from './reader/reader-words.ts'
import { RemoveReaderDialog } from './reader/remove-reader-dialog.tsx'
import { useAnnouncedProgress } from './reader/use-announced-progress.ts'

export function ReaderSettings() {
  return readerVersion && <ReaderCard version={readerVersion} />
}

function ReaderCard({ version }: { version: ReaderVersion }) {
  const state = useStore(readerState)
  const isKnown = state.kind !== 'unknown'
  // Most users have it off, so reserve that layout while loading.
  const status = readerStatus(isKnown ? state : { kind: 'off', isToOffer: false }, version)
  useAnnouncedProgress(state)
  return (
    <SectionCard title={readerTitle} hint={readerHint}>
      <div
        className={isKnown ? undefined : 'animate-pulse rounded-control bg-sunken *:invisible'}
        aria-hidden={!isKnown}
      >
        <ReaderStatusView status={status} label={readerTitle} />
        <Choices state={state} version={version} />
        <Actions status={status} bytes={bytesOf(state)} />
      </div>
    </SectionCard>
  )
}

function Choices({ state, version }: { state: ReaderState; version: ReaderVersion }) {
  const isReady = state.kind === 'ready' && !state.weakness
  const isComing = state.kind === 'loading' || state.kind === 'broken'
  const isAlwaysHere = isDeviceOnly(state)
  // Photos waiting for this phone can be sent to the server; the switch stays where it was pressed.
  const [hasWaiting, setHasWaiting] = useState(false)
  if (isComing && isAlwaysHere && !hasWaiting) setHasWaiting(true)
  if (!isReady && !(isComing && hasWaiting)) return null
  return (
    <div className="mt-4 divide-y divide-hairline border-y border-hairline">
      <SwitchRow
        label="Always on this phone"
        hint="Photos are sent only to be saved, not to be read. Documents are read by the server, which is faster than most devices."
        icon={<Icon name="smartphone" />}
        checked={isAlwaysHere}
        onChange={(isOn) => void setDeviceOnly(isOn)}
      />
      {isReady && <AsianRow state={state} version={version} />}
    </div>
  )
}

/** At the same position in every state, so that focus stays on the pressed button. */
function Actions({ status, bytes }: { status: ReaderStatus; bytes: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const does = {
    load: () => void enableReader(),
    stop: stopLoading,
    'try-again': () => void tryAgain(),
    remove: () => setIsAsking(true),
  }
  if (status.actions.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {status.actions.map((action, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first stays the same button, whatever it does
        <Button key={place} variant="secondary" onClick={does[action.does]}>
          {action.label}
        </Button>
      ))}
      <RemoveReaderDialog bytes={bytes} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </div>
  )
}

function bytesOf(state: ReaderState) {
  if (state.kind === 'ready') return state.bytes
  return state.kind === 'broken' ? state.done : 0
}
