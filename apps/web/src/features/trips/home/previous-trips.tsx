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
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {trips.slice(0, shown).map(({ id, name, startDate, endDate }) => (
          <li key={id}>
            <Link
              href={`/history/${id}`}
              className="flex h-full flex-col items-start rounded-control border border-hairline p-4 transition-colors duration-150 hover:border-line"
            >
              <span className="w-full truncate font-semibold">{name}</span>
              <span className="mt-1 text-sm text-muted">
                {formatDate(startDate)}
                {endDate && ` - ${formatDate(endDate)}`}
              </span>
              <Badge tone="settled" className="mt-3">
                Completed
              </Badge>
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
