import { useEffect } from 'react'
import { nameOf } from '#features/receipts/review/entry-name.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { userQuery } from '#lib/data/user.ts'
import { lastRead } from '#offline/entries/courier.ts'
import { entryList } from '#offline/entries/entry-list.ts'
import { toast } from '#ui/toast-store.ts'
import { trayStore } from './tray-store.ts'

/** Says that a photo was read while something else was on the screen, or that the one on it could not be. */
export function useReadingToast() {
  useEffect(() => lastRead.subscribe((ended) => ended && tell(ended)), [])
}

function tell({ id, isRead }: { id: string; isRead: boolean }) {
  const entry = entryList.get().entries.find((one) => one.id === id)
  if (!entry) return
  const isOnScreen = trayStore.get().reviewing === id
  if (!isRead && isOnScreen) {
    const description = entry.readingProblem?.message ?? 'Failed to process receipt'
    toast({ title: 'Processing Error', description, variant: 'destructive' })
  }
  const user = queryClient.getQueryData(userQuery.queryKey)
  if (isRead && !trayStore.get().reviewing && user?.preferences.processingUpdates) {
    toast({ title: 'Receipt read', description: `${nameOf(entry)} is ready for your look.` })
  }
}
