import { isLocalOnly, needsReview } from '#offline/entries/entry-status.ts'
import { useWaiting } from '#offline/entries/waiting.ts'
import { ButtonLink } from '#ui/button.tsx'
import { deviceNoun } from '#ui/device-noun.ts'
import { Icon } from '#ui/icon.tsx'

/** Warns that the report leaves out receipts that are on this device only or wait on the server for review. */
export function WaitingNotice({
  tripId,
  onLeave,
}: {
  tripId: number
  /** Called before the list of receipts opens. */
  onLeave?: () => void
}) {
  const waiting = useWaiting(tripId).filter(({ isSent }) => !isSent)
  if (waiting.length === 0) return null
  const toCheck = waiting.filter(needsReview).length
  const toSend = waiting.length - toCheck
  const where = waiting.every(isLocalOnly) ? `on this ${deviceNoun}, and nowhere else` : 'not saved'
  const them = waiting.length === 1 ? 'it' : 'them'
  const parts = [toCheck > 0 && `${toCheck} to check`, toSend > 0 && `${toSend} not sent yet`]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-waiting-soft px-4 py-3 text-sm">
      <p role="status" className="flex min-w-48 flex-1 items-start gap-2.5">
        <Icon name="smartphone" className="mt-0.5 text-[1rem] text-waiting" />
        <span className="min-w-0">
          <span className="font-medium text-waiting">
            {waiting.length === 1
              ? `1 receipt is still ${where}`
              : `${waiting.length} receipts are still ${where}`}
          </span>
          <span className="block">
            {parts.filter(Boolean).join(', ')}. If you finalize now, the report leaves {them} out.
          </span>
        </span>
      </p>
      <ButtonLink variant="secondary" href="/receipts" {...(onLeave && { onClick: onLeave })}>
        Show {them}
      </ButtonLink>
    </div>
  )
}
