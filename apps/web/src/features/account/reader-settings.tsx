import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { megabytes } from '#lib/format/megabytes.ts'
import {
  enableReader,
  loadAsian,
  removeReader,
  setDeviceOnly,
  stopLoading,
  tryAgain,
} from '#offline/reader/reader-control.ts'
import { isDeviceOnly, type ReaderState, readerState } from '#offline/reader/reader-state.ts'
import { type ReaderVersion, readerVersion } from '#offline/reader/reader-version.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { useStore } from '#ui/create-store.ts'
import { deviceNoun } from '#ui/device-noun.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { SwitchRow } from '#ui/switch.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'
import {
  asianTitle,
  howMuch,
  type ReaderStatus,
  readerHint,
  readerStatus,
  readerTitle,
  transferStatus,
} from './reader/reader-status.ts'
import { ReaderStatusView } from './reader/reader-status-view.tsx'
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
        label={`Always on this ${deviceNoun}`}
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

type Ready = Extract<ReaderState, { kind: 'ready' }>

/** Few receipts need Japanese or Chinese, so those models are a separate download. */
function AsianRow({ state, version }: { state: Ready; version: ReaderVersion }) {
  const { hasAsian, asian } = state
  const isLoading = asian?.kind === 'loading'
  const label = (asian && transferStatus(asian).actions[0]?.label) ?? 'Add'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
    <div role="group" aria-label={asianTitle} tabIndex={-1} className="@container py-3">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <Icon name="globe" className="text-muted @max-[14rem]:hidden" />
        <div className="min-w-0 flex-1 basis-32">
          <p className="font-medium">{asianTitle}</p>
          <p className="mt-0.5 text-sm text-pretty text-muted">{wordsOf(state, version)}</p>
        </div>
        {hasAsian ? (
          <Icon name="circle-check" className="text-settled" />
        ) : (
          <PassingButton
            variant="secondary"
            aria-label={`${label} ${asianTitle}`}
            onClick={() => (isLoading ? stopLoading() : void loadAsian())}
          >
            {label}
          </PassingButton>
        )}
      </div>
      {asian && (
        <ProgressBar
          label={`Download of ${asianTitle}`}
          value={asian.done / asian.total}
          className="mt-3"
        />
      )}
    </div>
  )
}

/** Moves focus to the row when the focused button unmounts; otherwise it would jump to the top of the page. */
function PassingButton(props: ComponentProps<typeof Button>) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    const row = own?.closest<HTMLElement>('[role="group"]')
    return () => {
      if (own === document.activeElement) row?.focus()
    }
  }, [])
  return <Button ref={button} {...props} />
}

function wordsOf({ hasAsian, asian }: Ready, { sets }: ReaderVersion) {
  if (hasAsian) return `On this ${deviceNoun}, ${megabytes(sets.asian.kept)}.`
  if (!asian) return `${megabytes(sets.asian.sent)}, once, for receipts in these scripts.`
  if (asian.kind === 'loading') return howMuch(asian)
  return `${transferStatus(asian).title}. ${howMuch(asian)} downloaded.`
}

function RemoveReaderDialog({
  bytes,
  isOpen,
  onClose,
}: {
  bytes: number
  isOpen: boolean
  onClose: () => void
}) {
  async function remove() {
    onClose()
    try {
      await removeReader()
    } catch {
      toastFailure('It could not be removed', 'Please try again.')
      return
    }
    toast({
      title: `Removed from this ${deviceNoun}`,
      // The browser may have deleted it before.
      ...(bytes > 0 && { description: `${megabytes(bytes)} freed up.` }),
    })
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={`Remove it from this ${deviceNoun}?`}
      description={`${bytes > 0 ? `It frees ${megabytes(bytes)}. ` : ''}Photos are then read by our server again, and wait while you are offline. Your receipts stay as they are.`}
      dismiss="Cancel"
      footer={
        <Button variant="danger" onClick={() => void remove()}>
          Remove
        </Button>
      }
    />
  )
}
