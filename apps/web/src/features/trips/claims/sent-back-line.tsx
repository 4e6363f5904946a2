import type { Trip } from '@quittance/contract/trips'
import clsx from 'clsx'
import { Link } from 'wouter'
import { isOpen, useRemarks } from '#lib/data/conversation.ts'
import { Icon } from '#ui/icon.tsx'

/** Leads to what finance asks; one line from the start, so that nothing moves when the number is known. */
export function SentBackLine({ trip, className }: { trip: Trip; className?: string }) {
  const open = useRemarks(trip)?.filter(isOpen).length
  return (
    <Link
      href={`/history/${trip.id}`}
      className={clsx(
        'flex min-h-11 items-center gap-2 text-sm font-medium text-waiting',
        className,
      )}
    >
      <Icon name="triangle-alert" className="text-[1rem]" />
      <span className="min-w-0 flex-1">
        Finance sent this back
        {open !== undefined && `: ${open === 1 ? '1 question' : `${open || 'no'} questions`}`}
        {open === 0 && ' left'}
      </span>
      <Icon name="chevron-right" className="text-[1rem]" />
    </Link>
  )
}
