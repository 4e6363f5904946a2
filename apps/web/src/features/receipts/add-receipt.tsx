import type { Trip } from '@quittance/contract/trips'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from '#ui/toast-store.ts'
import { AddReceiptButton } from './add-receipt-button.tsx'
import { type AddReceiptWay, onAddReceipt } from './add-receipt-ways.ts'
import { CameraOverlay } from './camera/camera-overlay.tsx'
import { ManualEntryDialog } from './manual-entry-dialog.tsx'
import { DropTarget } from './upload/drop-target.tsx'
import { FileInput } from './upload/file-input.tsx'
import { UploadFlow } from './upload/upload-flow.tsx'
import { UploadPrompt } from './upload/upload-prompt.tsx'
import { uploads } from './upload/upload-store.ts'
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
  const input = useRef<HTMLInputElement>(null)
  const close = () => setWay(null)

  function open(wanted: AddReceiptWay) {
    if (!trip) return onNoTrip()
    if (wanted === 'upload') input.current?.click()
    else setWay(wanted)
  }

  function addFiles(files: readonly File[]) {
    if (trip) uploads.add(files, 'upload', trip.id)
    else onNoTrip()
  }

  // Nobody has clicked yet, so that the browser would open no file dialog.
  useWayInAddress((wanted) => (trip ? setWay(wanted) : onNoTrip()))

  const openFromElsewhere = useEffectEvent(open)
  useEffect(() => onAddReceipt(openFromElsewhere), [])

  return (
    <>
      <AddReceiptButton onPick={trip ? open : null} onNoTrip={onNoTrip} />
      <FileInput ref={input} onFiles={addFiles} />
      <DropTarget onFiles={addFiles} />
      {way === 'manual' && <ManualEntryDialog trip={trip} onClose={close} />}
      {way === 'upload' && <UploadPrompt onChoose={() => input.current?.click()} onClose={close} />}
      {way === 'camera' && trip && (
        <CameraOverlay
          onClose={close}
          onPhoto={(photo) => {
            close()
            uploads.add([photo], 'camera', trip.id)
          }}
        />
      )}
      <UploadFlow
        trip={trip}
        onRetake={() => setWay('camera')}
        onAddMore={() => input.current?.click()}
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
