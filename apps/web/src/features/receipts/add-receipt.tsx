import type { Trip } from '@quittance/contract/trips'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useEntries } from '#offline/entries/use-entries.ts'
import { toast } from '#ui/toast-store.ts'
import { AddReceiptButton } from './add-receipt-button.tsx'
import { type AddReceiptWay, onAddReceipt } from './add-receipt-ways.ts'
import { CameraRound } from './camera/camera-round.tsx'
import { ManualEntryDialog } from './manual/manual-entry-dialog.tsx'
import { CheckFlow } from './tray/check-flow.tsx'
import { takeIn } from './tray/take-in.ts'
import { trayStore } from './tray/tray-store.ts'
import { DropTarget } from './upload/drop-target.tsx'
import { FileInput } from './upload/file-input.tsx'

type Way = { name: 'manual' } | { name: 'camera'; retaken: string | null }

/** The floating add button and the three ways it leads to. */
export function AddReceipt({
  trip,
  onNoTrip = sayNoTrip,
}: {
  trip: Pick<Trip, 'id' | 'currency'> | null
  /** What to offer instead when there is no trip to add to. */
  onNoTrip?: () => void
}) {
  const [way, setWay] = useState<Way | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const entries = useEntries()
  const close = () => setWay(null)
  const begun = entries.find(
    ({ source, state, tripId }) =>
      source === 'manual' && state === 'checking' && tripId === trip?.id,
  )

  function open(wanted: AddReceiptWay) {
    if (!trip) return onNoTrip()
    if (wanted === 'upload') input.current?.click()
    else if (wanted === 'camera') setWay({ name: 'camera', retaken: null })
    // One that was begun and left goes on where it was.
    else if (begun) trayStore.review(begun.id)
    else setWay({ name: 'manual' })
  }

  async function addFiles(files: readonly File[]) {
    if (!trip) return onNoTrip()
    trayStore.add(await takeIn(files, { source: 'upload', tripId: trip.id }))
  }

  const openFromElsewhere = useEffectEvent(open)
  useEffect(() => onAddReceipt(openFromElsewhere), [])

  return (
    <>
      <AddReceiptButton onPick={trip ? open : null} onNoTrip={onNoTrip} />
      <FileInput ref={input} onFiles={(files) => void addFiles(files)} />
      <DropTarget onFiles={(files) => void addFiles(files)} />
      {way?.name === 'manual' && <ManualEntryDialog trip={trip} onClose={close} />}
      {way?.name === 'camera' && trip && (
        <CameraRound tripId={trip.id} retaken={way.retaken} onClose={close} />
      )}
      <CheckFlow
        trip={trip}
        onRetake={trip && ((id) => setWay({ name: 'camera', retaken: id }))}
        onAddMore={trip && (() => input.current?.click())}
      />
    </>
  )
}

function sayNoTrip() {
  toast({
    title: 'No active trip',
    description: 'Please create a trip first.',
    variant: 'destructive',
  })
}
