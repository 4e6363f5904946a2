import { documentProblemMessage } from '@quittance/contract/document-rules'
import { useEffect } from 'react'
import { nameOf } from '#features/receipts/review/entry-name.ts'
import { showKeptToast } from '#features/receipts/tell-kept.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { userQuery } from '#lib/data/user.ts'
import { type Entry, entryList, entryProgress } from '#offline/entries/entry-list.ts'
import { lastReading } from '#offline/entries/sync-queue.ts'
import { isReadyHere } from '#offline/reader/is-ready-here.ts'
import { readerState } from '#offline/reader/reader-state.ts'
import { deviceNoun } from '#ui/device-noun.ts'
import { toast, toastFailure } from '#ui/toast-store.ts'
import { trayStore } from './tray-store.ts'

/** Announces a reading that finished while another screen was open, or failed on this one. */
export function useReadingToast() {
  useEffect(() => lastReading.subscribe((ended) => ended && showToast(ended)), [])
  useEffect(showWeaknessToast, [])
}

/** Entries whose failure this tab already explained: their ending must not replace that toast. */
const explained = new Set<string>()

/** When this phone turns out too weak to read receipts. */
function showWeaknessToast() {
  let wasReady = isReadyHere()
  return readerState.subscribe((state) => {
    const isWeak = state.kind === 'ready' && state.weakness !== null
    if (wasReady && isWeak) {
      const isHidden = state.weakness?.kind === 'hidden'
      const cause = isHidden ? 'This browser hides photos' : `This ${deviceNoun} is too weak for it`
      const description = `${cause}. See Settings.`
      toast({ title: 'Our server reads your receipts again', description, tone: 'info' })
      for (const [id, { doing }] of entryProgress.get()) if (doing === 'reading') explained.add(id)
    }
    wasReady = isReadyHere(state)
  })
}

/** A photo without a network is safe; a reading that the server started and did not finish has failed. */
function showUnreadToast({ readingProblem }: Entry) {
  if (readingProblem?.isUnanswered) return showKeptToast()
  const description = readingProblem?.message ?? 'Failed to process receipt'
  const refusal = readingProblem?.refusal
  const title = refusal ? documentProblemMessage(refusal).title : 'Processing Error'
  toastFailure(title, description)
}

function showToast({ id, isRead }: { id: string; isRead: boolean }) {
  const isExplained = explained.delete(id)
  const entry = entryList.get().entries.find((one) => one.id === id)
  if (!entry) return
  const isOnScreen = trayStore.get().reviewing === id
  if (!isRead && isOnScreen && !isExplained) showUnreadToast(entry)
  const user = queryClient.getQueryData(userQuery.queryKey)
  if (isRead && !trayStore.get().reviewing && user?.preferences.processingUpdates) {
    toast({ title: 'Receipt read', description: `${nameOf(entry)} is ready to check.` })
  }
}
