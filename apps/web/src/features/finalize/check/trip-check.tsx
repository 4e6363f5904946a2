import type { TripWarning } from '@quittance/contract/reports'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { request } from '#lib/api/api.ts'
import { withPreloadedData } from '#lib/api/preloaded-data.ts'
import { offlineQuery } from '#lib/data/offline-query.ts'
import { editReceiptAddress } from '#lib/data/receipts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Amber, type WaitingThing } from '#ui/waiting-line.tsx'
import { comparingSentence, warningAction, warningSentence } from './warning-words.ts'

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
}

/** Possible problems to review before finalizing, each with its button; they never block the form. */
export function TripCheck({ tripId, onLeave, extra }: TripCheckProps) {
  const { data, isPending } = useQuery(tripCheckQuery(tripId))
  if (isPending) return <Skeleton className="h-13" />
  if (!data) return extra
  const { warnings, comparing = 0 } = data
  if (warnings.length === 0 && comparing === 0) return extra || <AllClear />
  return (
    <>
      {extra}
      <ul className="rounded-control bg-waiting-soft">
        {warnings.map((warning) => (
          <li key={warning.kind}>
            <Warning {...{ tripId, warning, onLeave }} />
          </li>
        ))}
        {/* A row of its own beside a warning would move the page when it goes. */}
        {warnings.length === 0 && (
          <li className="flex min-h-13 items-center px-4 py-2.5 text-sm">
            {comparingSentence(comparing)}
          </li>
        )}
      </ul>
    </>
  )
}

function Warning({
  warning,
  ...rest
}: {
  tripId: number
  warning: TripWarning
  onLeave: (() => void) | undefined
}) {
  const row = {
    sentence: <Amber words={warningSentence(warning)} />,
    action: warningAction(warning),
  }
  const [only] = warning.count === 1 && 'receipts' in warning ? warning.receipts : []
  if (only && !only.twins) {
    const href = editReceiptAddress({ tripId: rest.tripId, id: only.id })
    return <CheckRow {...row} link={{ href, about: only.vendor, onLeave: rest.onLeave }} />
  }
  return (
    <CheckRow {...row}>
      <Suspense>
        <WarningDetails warning={warning} {...rest} />
      </Suspense>
    </CheckRow>
  )
}

/** A sentence and its button, which opens the one receipt it is about, or unfolds the details. */
export function CheckRow({
  sentence,
  action,
  link,
  className,
  children,
}: {
  sentence: ReactNode
  action: string
  link?: { href: string; about: string; onLeave: (() => void) | undefined }
  className?: string
  children?: ReactNode
}) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center justify-end gap-x-3 p-1 pl-4 text-sm">
        <div className="min-w-0 flex-1 basis-32 py-0.5">{sentence}</div>
        {link ? (
          <ButtonLink
            variant="secondary"
            href={link.href}
            aria-label={`${action}: ${link.about}`}
            {...(link.onLeave && { onClick: link.onLeave })}
          >
            {action}
          </ButtonLink>
        ) : (
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {action}
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={id} className="animate-[fade-in_150ms_var(--ease-out)]">
          {children}
        </div>
      )}
    </div>
  )
}

/** The same as things that wait; not asked for without a trip. */
export function useTripCheck(tripId: number | null, onLeave?: () => void) {
  const id = tripId ?? 0
  const { data, isPending } = useQuery({ ...tripCheckQuery(id), enabled: tripId !== null })
  const { warnings = [], comparing = 0 } = data ?? {}
  const things: WaitingThing[] = warnings.map((warning) => ({
    id: warning.kind,
    words: warningSentence(warning),
    details: (
      <Suspense>
        <WarningDetails tripId={id} {...{ warning, onLeave }} />
      </Suspense>
    ),
  }))
  // A row of its own beside a warning would move the page when it goes.
  const compared = [{ id: 'comparing', words: comparingSentence(comparing) }]
  const isAlone = comparing > 0 && warnings.length === 0
  return { isPending, isClear: data !== undefined, things: isAlone ? compared : things }
}

export function AllClear() {
  return (
    <p className="flex min-h-11 items-center gap-2.5 rounded-control bg-settled-soft px-4 py-2.5 text-sm">
      <Icon name="circle-check" className="text-[1.125rem] text-settled" />
      Nothing stands out in this trip.
    </p>
  )
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
