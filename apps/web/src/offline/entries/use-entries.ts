import { useEffect, useState } from 'react'
import { photoOf } from '#offline/store/entries.ts'
import type { Entry } from '#offline/store/entry.ts'
import { useStore } from '#ui/create-store.ts'
import { entryList, type Work, workStore } from './entry-list.ts'

/** What is on this device and not yet on the server, oldest first. */
export function useEntries(): readonly Entry[] {
  return useStore(entryList, ({ entries }) => entries)
}

/** What is being done with an entry right now. */
export function useWork(id: string): Work | null {
  return useStore(workStore, (works) => works.get(id) ?? null)
}

/** An address at which the browser can show the photo of an entry; null until it is read from the device. */
export function usePhotoAddress({ id, photo }: Pick<Entry, 'id' | 'photo'>): string | null {
  const [address, setAddress] = useState<string | null>(null)
  const hasPhoto = photo !== null
  useEffect(() => {
    if (!hasPhoto) return undefined
    let made: string | undefined
    let isOver = false
    void photoOf(id).then((stored) => {
      if (!stored || isOver) return
      made = URL.createObjectURL(new Blob([stored.bytes], { type: stored.type }))
      setAddress(made)
    })
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [id, hasPhoto])
  return address
}
