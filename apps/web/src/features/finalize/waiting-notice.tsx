import { isOnlyHere, isToCheck } from '#offline/entries/marks.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import { Icon } from '#ui/icon.tsx'

/** What the report will not have: receipts that are on this device and on no other, or wait at the server for a look. */
export function WaitingNotice({ tripId }: { tripId: number }) {
  const waiting = useEntries().filter((entry) => entry.tripId === tripId)
  if (waiting.length === 0) return null
  const toCheck = waiting.filter(isToCheck).length
  const toSend = waiting.length - toCheck
  const where = waiting.every(isOnlyHere) ? 'on this phone, and nowhere else' : 'not saved'
  const parts = [toCheck > 0 && `${toCheck} to check`, toSend > 0 && `${toSend} not sent yet`]
  return (
    <p
      role="status"
      className="flex items-start gap-2.5 rounded-control bg-waiting-soft px-4 py-3 text-sm"
    >
      <Icon name="smartphone" className="mt-0.5 text-[1rem] text-waiting" />
      <span className="min-w-0">
        <span className="font-medium text-waiting">
          {waiting.length === 1
            ? `1 receipt is still ${where}`
            : `${waiting.length} receipts are still ${where}`}
        </span>
        <span className="block">
          {parts.filter(Boolean).join(', ')}. Finalized now, the report goes without{' '}
          {waiting.length === 1 ? 'it' : 'them'}.
        </span>
      </span>
    </p>
  )
}
