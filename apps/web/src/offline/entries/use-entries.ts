import { useEffect, useState } from 'react'
import { photoOf } from '#offline/store/entries.ts'
import type { Entry } from '#offline/store/entry.ts'
import { useStore } from '#ui/create-store.ts'
import { type EntryProgress, entryList, entryProgress } from './entry-list.ts'

/** What is on this device and not yet on the server, oldest first. */
export function useEntries(): readonly Entry[] {
  return useStore(entryList, ({ entries }) => entries)
}

/** What is being done with an entry right now. */
export function useWork(id: string): EntryProgress | null {
  return useStore(entryProgress, (works) => works.get(id) ?? null)
}

type Shown = Pick<Entry, 'id' | 'photo' | 'document' | 'isRemote' | 'hasPreview'>

/** An address at which the browser can show the photo of an entry, or its first page; null until that is read from the device. */
export function usePhotoAddress({ id, photo, document, isRemote, hasPreview }: Shown) {
  const [address, setAddress] = useState<string | null>(null)
  const hasPicture = photo !== null && (hasPreview || !(document || isRemote))
  useEffect(() => {
    if (!hasPicture) return undefined
    let made: string | undefined
    let isOver = false
    void photoOf(id).then((stored) => {
      if (!stored || isOver) return
      const { bytes, type } = stored.preview ?? stored
      made = URL.createObjectURL(new Blob([bytes], { type }))
      setAddress(made)
    })
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [id, hasPicture])
  return address
}
