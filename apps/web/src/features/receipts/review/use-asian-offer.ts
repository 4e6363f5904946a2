import { useSyncExternalStore } from 'react'
import { isOffline, onConnectionChange } from '#lib/api/connection.ts'
import { wholeMegabytes } from '#lib/format/megabytes.ts'
import { isReadyHere } from '#offline/reader/is-ready-here.ts'
import { loadAsian } from '#offline/reader/reader-control.ts'
import { isDeviceOnly, readerState } from '#offline/reader/reader-state.ts'
import { readerVersion } from '#offline/reader/reader-version.ts'
import { useStore } from '#ui/create-store.ts'
import type { AsianOffer } from './review-notes.ts'

export function useAsianOffer(): { asian: AsianOffer; load: () => void } {
  const state = useStore(readerState)
  const isCut = useSyncExternalStore(onConnectionChange, isOffline)
  const isReady = isReadyHere(state)
  const loading = isReady && state.asian?.kind === 'loading' ? state.asian : null
  const asian = {
    megabytes: wholeMegabytes(readerVersion?.sets.asian.sent ?? 0),
    part: loading && loading.done / loading.total,
    canLoad: isReady && !state.hasAsian && !loading && !isCut,
    isHere: isReady && state.hasAsian,
    isForServer: !isDeviceOnly(state) || (state.kind === 'ready' && !isReady),
  }
  return { asian, load: () => void loadAsian() }
}
