import { useEffect } from 'react'
import { entryList, hasUnstoredEntries } from '#offline/entries/entry-list.ts'
import { isStoreLost } from '#offline/entries/lost-store.ts'
import { useStore } from '#ui/create-store.ts'
import { useHasOpenLayer } from '#ui/layers.ts'

/** A page that has lost what the device keeps is loaded anew, between two things to do: then it is all there. */
export function useReloadOnStoreLoss() {
  const isLost = useStore(isStoreLost)
  const isBusy = useHasOpenLayer()
  const isHeld = useStore(entryList, hasUnstoredEntries)
  useEffect(() => {
    if (isLost && !isBusy && !isHeld) location.reload()
  }, [isLost, isBusy, isHeld])
}
