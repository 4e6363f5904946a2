import type { Trip } from '@quittance/contract/trips'
import { Link } from 'wouter'
import { isOpen, useRemarks } from '#lib/data/conversation.ts'
import { Icon } from '#ui/icon.tsx'

/** Leads to what finance asks. */
export function SentBackLine({ trip }: { trip: Trip }) {
  return (
    <Link
      href={`/history/${trip.id}`}
      className="flex min-h-11 items-center gap-2 text-sm font-medium text-waiting"
    >
      <Icon name="triangle-alert" className="text-[1rem]" />
      <span className="min-w-0 flex-1">
        <SentBackWords trip={trip} />
      </span>
      <Icon name="chevron-right" className="text-[1rem]" />
    </Link>
  )
}

/** Has room for the number from the start, so that nothing moves when it is known. */
export function SentBackWords({ trip }: { trip: Trip }) {
  const open = useRemarks(trip)?.filter(isOpen).length
  const hidden = open === undefined && ({ 'aria-hidden': true, className: 'invisible' } as const)
  return (
    <>
      Finance sent this back
      <span {...hidden}>
        : {open === 1 ? '1 question' : `${open || 'no'} questions`}
        {open === 0 && ' left'}
      </span>
    </>
  )
}
