import { useEffect, useState } from 'react'
import { photoOf } from '#offline/store/entries.ts'
import type { Entry } from '#offline/store/entry.ts'
import { useStore } from '#ui/create-store.ts'
import { type EntryProgress, entryList, entryProgress } from './entry-list.ts'

export function useEntries(): readonly Entry[] {
  return useStore(entryList, ({ entries }) => entries)
}

const hungMs = 5000
let isHung = false

/** Whether the entries are listed: content that they would push down waits for them, but not for a store that hangs. */
export function useAreEntriesListed(): boolean {
  const isLoaded = useStore(entryList, (list) => list.isLoaded)
  const [, redraw] = useState(isHung)
  useEffect(() => {
    const timer = setTimeout(() => redraw((isHung = true)), hungMs)
    return () => clearTimeout(timer)
  }, [])
  return isLoaded || isHung
}

export function useEntryProgress(id: string): EntryProgress | null {
  return useStore(entryProgress, (works) => works.get(id) ?? null)
}

type Shown = Pick<Entry, 'id' | 'photo' | 'document' | 'isRemote' | 'hasPreview'>

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
