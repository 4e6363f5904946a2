import { needsTrip } from '#features/receipts/review/needs-trip.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { wasDeleted } from '#offline/entries/entry-status.ts'
import { Icon } from '#ui/icon.tsx'

/** What the server had against a receipt, above the form that puts it right. */
export function Refusal({ entry }: { entry: Entry }) {
  const { problem } = entry
  if (!problem || needsTrip(entry) || wasDeleted(entry)) return null
  return (
    <p role="alert" className="mb-4 flex gap-2 rounded-control bg-wrong-soft p-3.5 text-sm">
      <Icon name="circle-alert" className="text-[1.125rem] text-wrong" />
      <span className="min-w-0 break-words">{problem.message}</span>
    </p>
  )
}
