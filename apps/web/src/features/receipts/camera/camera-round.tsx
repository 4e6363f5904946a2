import { useState } from 'react'
import { retake } from '#features/receipts/tray/retake.ts'
import { takeIn } from '#features/receipts/tray/take-in.ts'
import { trayStore } from '#features/receipts/tray/tray-store.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import { CameraOverlay } from './camera-overlay.tsx'

/** One photo after another: each is kept on this device, and all are checked when the last is taken. */
export function CameraRound({
  tripId,
  retaken,
  onClose,
}: {
  tripId: number
  /** The entry whose photo is taken again; it stays until there is a better one. */
  retaken: string | null
  onClose: () => void
}) {
  const [taken, setTaken] = useState<readonly string[]>([])

  async function keep(photo: File) {
    if (retaken) {
      if (await retake(retaken, photo)) onClose()
      return
    }
    const kept = await takeIn([photo], { source: 'camera', tripId })
    setTaken((before) => [...before, ...kept])
  }

  function check() {
    const [first] = taken
    onClose()
    if (first) trayStore.review(first)
  }

  const count = taken.length
  const last = useEntries().find(({ id }) => id === taken.at(-1))
  return <CameraOverlay {...{ count, last, onClose }} onPhoto={keep} onCheck={check} />
}
