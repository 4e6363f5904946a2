import type { Trip } from '@quittance/contract/trips'
import { Link } from 'wouter'
import { isOpen, useRemarks } from '#lib/data/conversation.ts'
import { Amber } from '#ui/waiting-line.tsx'
import { CheckRow } from './trip-check.tsx'

/** Questions of finance without a reply; null if there are none. */
export function useUnanswered(trip: Trip, onLeave?: () => void) {
  const open = useRemarks(trip)?.filter(isOpen) ?? []
  if (open.length === 0) return null
  const count = open.length === 1 ? '1 question' : `${open.length} questions`
  return (
    <CheckRow
      className="rounded-control bg-waiting-soft"
      sentence={<Amber words={`${count} from finance without a reply`} />}
      action={`See ${count}`}
    >
      <ul className="pb-2">
        {open.map(({ id, vendor, comment }) => (
          <li key={id}>
            <Link
              href={`/history/${trip.id}`}
              {...(onLeave && { onClick: onLeave })}
              className="block min-h-11 rounded-control px-4 py-2.5 text-sm wrap-anywhere hover:bg-hairline focus-visible:-outline-offset-2"
            >
              {vendor && <span className="font-medium">{vendor}: </span>}
              {comment}
            </Link>
          </li>
        ))}
      </ul>
    </CheckRow>
  )
}
