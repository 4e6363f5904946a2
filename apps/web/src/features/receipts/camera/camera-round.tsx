import { useEffect, useState } from 'react'
import { ReviewOverlay } from '#features/receipts/lazy-forms.ts'
import { addPhotos } from '#features/receipts/tray/add-files.ts'
import { retake } from '#features/receipts/tray/retake.ts'
import { trayStore } from '#features/receipts/tray/tray-store.ts'
import { useTripCurrency } from '#lib/data/trips.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import { useCameraMode } from './camera-mode.ts'
import { CameraOverlay } from './camera-overlay.tsx'

/** Each photo is first stored on this device; its review opens at once, or after the last of several. */
export function CameraRound({
  tripId,
  retaken,
  isCovered,
  onKept,
  onClose,
}: {
  tripId: number
  retaken: string | null
  isCovered: boolean
  /** The review of the photo opens above. */
  onKept: () => void
  onClose: () => void
}) {
  const [taken, setTaken] = useState<readonly string[]>([])
  const mode = useCameraMode()
  const entries = useEntries()
  const old = entries.find(({ id }) => id === retaken)
  const currency = useTripCurrency(old ? old.tripId : tripId)
  // Preloads the review while the user takes the photo.
  useEffect(() => ReviewOverlay.load(), [])

  async function keep(photo: File) {
    if (retaken) {
      if (await retake(retaken, photo, currency)) onKept()
      return
    }
    const [kept] = await addPhotos([photo], { source: 'camera', tripId })
    if (!kept) return
    if (mode === 'several') {
      setTaken((before) => [...before, kept])
      return
    }
    trayStore.reviewAlone(kept)
    onKept()
  }

  function check() {
    const [first] = taken
    onClose()
    if (first) trayStore.review(first)
  }

  return (
    <CameraOverlay
      count={taken.length}
      last={entries.find(({ id }) => id === taken.at(-1))}
      hasModes={retaken === null}
      isCovered={isCovered}
      onClose={onClose}
      onPhoto={keep}
      onCheck={check}
    />
  )
}
