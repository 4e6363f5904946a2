import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OutstandingLine } from '#features/trips/claims/outstanding-line.tsx'
import { outstandingQuery, useActiveTrip } from '#lib/data/trips.ts'

/** Only if it is known before the trip shows: later, the line would push the trip down. */
export function HomeOutstanding() {
  const { data } = useQuery(outstandingQuery)
  const isTripShown = useActiveTrip().data !== undefined
  const [first, setFirst] = useState(data)
  if (!isTripShown && data !== first) setFirst(data)
  if (!data || !first || first.totals.length === 0) return null
  return <OutstandingLine {...data} />
}
