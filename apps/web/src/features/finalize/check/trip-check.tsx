import type { TripWarning } from '@quittance/contract/reports'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { request } from '#lib/api/api.ts'
import { withPreloadedData } from '#lib/api/preloaded-data.ts'
import { offlineQuery } from '#lib/data/offline-query.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { areDaysNamed, comparingSentence, warningSentence } from './warning-words.ts'

/** How often it asks again while photos are being compared. */
const comparingMs = 1500

const WarningDetails = lazy(() =>
  import('./warning-details.tsx').then((m) => ({ default: m.WarningDetails })),
)

type TripCheckProps = {
  tripId: number
  /** Called before a link leaves this page. */
  onLeave?: () => void
  /** A further warning, if there is one. */
  extra?: ReactNode
  /** Shows each warning instead of their number. */
  isList?: boolean
}

/** Possible problems to review before finalizing, in one row that never blocks the form. */
export function TripCheck({ tripId, onLeave, extra, isList = false }: TripCheckProps) {
  const { data, isPending } = useQuery(tripCheckQuery(tripId))
  if (isPending) return <Skeleton className="h-11" />
  if (!data) return extra
  const { warnings, comparing = 0 } = data
  const [first] = warnings
  const list = (
    <ul>
      {warnings.map((warning) => (
        <li key={warning.kind}>
          <Warning isAlone={isList} {...{ tripId, warning, onLeave }} />
        </li>
      ))}
      {comparing > 0 && !isList && (
        <li>
          <Row>{comparingSentence(comparing)}</Row>
        </li>
      )}
    </ul>
  )
  if (!first && comparing === 0) {
    return (
      extra || (
        <p className="flex min-h-11 items-center gap-2.5 rounded-control bg-settled-soft px-4 py-2.5 text-sm">
          <Icon name="circle-check" className="text-[1.125rem] text-settled" />
          Nothing stands out in this trip.
        </p>
      )
    )
  }
  return (
    <>
      {extra}
      <div className="rounded-control bg-waiting-soft">
        {/* A row of its own beside a warning would move the page when it goes. */}
        {!first && <Row>{comparingSentence(comparing)}</Row>}
        {first && warnings.length === 1 && (
          <Warning isAlone {...{ tripId, onLeave }} warning={first} />
        )}
        {warnings.length > 1 &&
          (isList ? (
            list
          ) : (
            <Disclosure summary={<Amber>{`${warnings.length} things are worth a look`}</Amber>}>
              {list}
            </Disclosure>
          ))}
      </div>
    </>
  )
}

function Warning({
  warning,
  isAlone = false,
  ...rest
}: {
  tripId: number
  warning: TripWarning
  isAlone?: boolean
  onLeave: (() => void) | undefined
}) {
  const sentence = warningSentence(warning)
  const words = isAlone ? <Amber>{sentence}</Amber> : sentence
  if (warning.kind === 'days-without-receipt' && areDaysNamed(warning)) {
    return <Row>{words}</Row>
  }
  return (
    <Disclosure summary={words}>
      <Suspense>
        <WarningDetails warning={warning} {...rest} />
      </Suspense>
    </Disclosure>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <p className="flex min-h-11 items-center px-4 py-2.5 text-sm">{children}</p>
}

function tripCheckQuery(tripId: number) {
  const call = { params: { id: tripId } }
  return queryOptions({
    queryKey: ['/api/trips', tripId, 'check'],
    queryFn: ({ signal }) => request('GET /api/trips/:id/check', { ...call, signal }),
    ...withPreloadedData('GET /api/trips/:id/check', call),
    ...offlineQuery,
    staleTime: 5000,
    refetchInterval: ({ state }) => (state.data?.comparing ? comparingMs : false),
  })
}

export function Amber({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-2.5 font-medium text-waiting">
      <Icon name="triangle-alert" className="mt-0.5 text-[1rem]" />
      <span className="min-w-0 text-balance break-words">{children}</span>
    </span>
  )
}
