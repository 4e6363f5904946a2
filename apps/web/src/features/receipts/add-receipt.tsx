import type { Trip } from '@quittance/contract/trips'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useEntries } from '#offline/entries/use-entries.ts'
import { AddReceiptButton } from './add-receipt-button.tsx'
import { type AddReceiptWay, onAddReceipt } from './add-receipt-ways.ts'
import { CameraRound } from './camera/camera-round.tsx'
import { ManualEntryDialog } from './manual/manual-entry-dialog.tsx'
import { sayNoTrip } from './say-no-trip.ts'
import { CheckFlow } from './tray/check-flow.tsx'
import { takeIn } from './tray/take-in.ts'
import { trayStore } from './tray/tray-store.ts'
import { DropTarget } from './upload/drop-target.tsx'
import { FileInput } from './upload/file-input.tsx'
import { UploadPrompt } from './upload/upload-prompt.tsx'
import { useWayInAddress } from './use-way-in-address.ts'

/** The floating add button and the three ways it leads to. */
export function AddReceipt({
  trip,
  onNoTrip = sayNoTrip,
}: {
  trip: Pick<Trip, 'id' | 'currency'> | null
  /** What to offer instead when there is no trip to add to. */
  onNoTrip?: () => void
}) {
  const [way, setWay] = useState<AddReceiptWay | null>(null)
  const [retaken, setRetaken] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const entries = useEntries()
  const close = () => {
    setWay(null)
    setRetaken(null)
  }
  const begun = entries.find(
    ({ source, state, tripId }) =>
      source === 'manual' && state === 'checking' && tripId === trip?.id,
  )

  function open(wanted: AddReceiptWay) {
    if (!trip) return onNoTrip()
    if (wanted === 'upload') input.current?.click()
    // One that was begun and left goes on where it was.
    else if (wanted === 'manual' && begun) trayStore.review(begun.id)
    else setWay(wanted)
  }

  function retake(id: string) {
    setRetaken(id)
    setWay('camera')
  }

  async function addFiles(files: readonly File[]) {
    if (!trip) return onNoTrip()
    trayStore.add(await takeIn(files, { source: 'upload', tripId: trip.id }))
  }

  // Nobody has clicked yet, so that the browser would open no file dialog.
  useWayInAddress((wanted) => (trip ? setWay(wanted) : onNoTrip()))

  const openFromElsewhere = useEffectEvent(open)
  useEffect(() => onAddReceipt(openFromElsewhere), [])

  return (
    <>
      <AddReceiptButton onPick={trip ? open : null} onNoTrip={onNoTrip} />
      <FileInput ref={input} onFiles={(files) => void addFiles(files)} />
      <DropTarget onFiles={(files) => void addFiles(files)} />
      {way === 'manual' && <ManualEntryDialog trip={trip} onClose={close} />}
      {way === 'upload' && <UploadPrompt onChoose={() => input.current?.click()} onClose={close} />}
      {way === 'camera' && trip && (
        <CameraRound tripId={trip.id} retaken={retaken} onClose={close} />
      )}
      <CheckFlow
        trip={trip}
        onRetake={trip && retake}
        onAddMore={trip && (() => input.current?.click())}
      />
    </>
  )
}
