import type { Trip } from '@quittance/contract/trips'
import { Link } from 'wouter'
import { formatDate } from '#lib/format/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { SectionCard } from '#ui/card.tsx'

const shown = 4

/** Trips that are settled; all of them are in the history. */
export function PreviousTrips({ trips }: { trips: readonly Trip[] }) {
  if (trips.length === 0) return null
  return (
    <SectionCard title="Previous trips">
      <ul className="-mx-gutter -mb-gutter divide-y divide-hairline border-t border-hairline sm:-mx-6 sm:-mb-6">
        {trips.slice(0, shown).map(({ id, name, startDate, endDate }) => (
          <li key={id} className="group">
            <Link
              href={`/history/${id}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-gutter py-3 transition-colors duration-150 group-last:rounded-b-card hover:bg-sunken focus-visible:-outline-offset-2 sm:px-6"
            >
              <span className="min-w-0 basis-52 grow">
                <span className="line-clamp-2 font-semibold break-words">{name}</span>{' '}
                <span className="block text-sm text-muted">
                  {formatDate(startDate)}
                  {endDate && ` - ${formatDate(endDate)}`}
                </span>
              </span>{' '}
              <Badge tone="settled">Completed</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
