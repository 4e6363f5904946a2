import { remindAfterDays } from '@quittance/contract/claim-state'
import type { PastTrip } from '@quittance/contract/trips'
import { useMutation, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { conversationQuery } from '#lib/data/conversation.ts'
import { refreshTrips } from '#lib/data/trips.ts'
import { Button } from '#ui/button.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'

const day = 86_400_000

/** In a list, older claims are not offered: nobody waits for them, and each costs a call. */
const maxDaysInList = 90

/** Whether it is worth asking the server if a reminder can be sent. */
export function isPerhapsDue({ claim, claimState }: PastTrip, now = Date.now()): boolean {
  if (!claim || (claimState !== 'sent' && claimState !== 'opened')) return false
  const days = (now - Date.parse(claim.sentAt)) / day
  return days >= remindAfterDays && days <= maxDaysInList
}

/** Emails the claim's recipients again; nothing until that is due. */
export function RemindButton({
  tripId,
  isLikely = false,
  className,
}: {
  tripId: number
  /** Takes its place before it is known whether a reminder is due, and keeps it, so that nothing moves. */
  isLikely?: boolean
  className?: string
}) {
  const { data } = useQuery(conversationQuery(tripId))
  const remind = useRemind(tripId)
  const canRemind = data !== undefined && isDue(data.remindFrom)
  if (!canRemind && !isLikely) return null
  return (
    <div className={clsx(className, data && !canRemind && 'invisible')}>
      <Button
        variant="secondary"
        disabled={!canRemind || remind.isPending}
        onClick={() => remind.mutate()}
      >
        {remind.isPending ? 'Reminding...' : 'Remind'}
      </Button>
    </div>
  )
}

function isDue(from: string | null | undefined, now = Date.now()) {
  return Boolean(from) && Date.parse(from ?? '') <= now
}

const titles = {
  delivered: 'Reminder sent',
  waiting: 'Reminder waiting to be sent',
  failed: 'Reminder not delivered',
  'not-sent': 'Reminder not sent',
} as const

function useRemind(tripId: number) {
  return useMutation({
    mutationFn: () => request('POST /api/trips/:id/remind', { params: { id: tripId } }),
    onSuccess: async ({ email, delivery }) => {
      toast({
        title: titles[delivery?.state ?? (email.success ? 'delivered' : 'not-sent')],
        description: email.message,
        tone: email.success ? 'done' : 'waiting',
      })
      await refreshTrips()
    },
    onError: (error) => toastFailure(titles['not-sent'], failureMessage(error)),
  })
}
