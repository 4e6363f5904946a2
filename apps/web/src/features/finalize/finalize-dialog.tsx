import type { Delivery } from '@quittance/contract/deliveries'
import { describeTotals } from '@quittance/contract/money'
import type { DownloadLinks, Trip, TripSummary } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { type ReactNode, useEffect, useId } from 'react'
import { tripQuery, useActiveTrip } from '#lib/data/trips.ts'
import { formatDates, today } from '#lib/format/dates.ts'
import { RepayLines } from '#lib/format/repay-lines.tsx'
import { Totals } from '#lib/format/totals.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useDiscardQuestion } from '#ui/use-discard-question.tsx'
import { useMedia } from '#ui/use-media.ts'
import { TripCheck } from './check/trip-check.tsx'
import { useUnanswered } from './check/unanswered.tsx'
import { FinalizeButton, FinalizeForm, finalizeHint } from './finalize-form.tsx'
import { claimPage, newReportFiles, ReportLinks } from './links/report-links.tsx'
import { MailPreview } from './mail-preview.tsx'
import { TripSpending } from './spending/trip-spending.tsx'
import { useEmptyTripQuestion } from './use-empty-trip-question.tsx'
import { useFinalizeForm } from './use-finalize-form.ts'
import { useFinalizeTrip } from './use-finalize-trip.ts'
import { WaitingNotice } from './waiting-notice.tsx'

type FinalizeDialogProps = {
  isOpen: boolean
  /** Null for the active trip. */
  trip: Trip | null
  /** Sends the verification link again. */
  resend: ReactNode
  onClose: () => void
  onFinalized?: (tripId: number) => void
  /** Called on success without download links; otherwise the dialog closes. */
  onSuccess?: () => void
  /** Called before a link opens another page; otherwise the dialog closes. */
  onLeave?: () => void
  /** The total in one currency. */
  sum?: (tripId: number, summary: TripSummary) => ReactNode
  /** The email's delivery status. */
  delivery?: (tripId: number, delivery: Delivery) => ReactNode
  note?: ReactNode
}

export function FinalizeDialog({ trip: passed, ...props }: FinalizeDialogProps) {
  const { data: active } = useActiveTrip()
  const trip = passed ?? active
  return trip ? <FinalizeTrip key={trip.id} trip={trip} {...props} /> : null
}

function FinalizeTrip({
  isOpen,
  trip,
  resend,
  onClose,
  onFinalized,
  onSuccess = onClose,
  onLeave = onClose,
  sum,
  delivery,
  note,
}: FinalizeDialogProps & { trip: Trip }) {
  const formId = useId()
  const finalize = useFinalizeTrip((id, { download }) => {
    if (!download) onSuccess()
    onFinalized?.(id)
  })
  const { data: details } = useQuery({ ...tripQuery(trip.id), enabled: isOpen })
  const { data: active } = useActiveTrip()
  // Offline there may be nothing newer.
  const summary = (details ?? (active?.id === trip.id ? active : undefined))?.summary
  const form = useFinalizeForm({ trip: details ?? trip, summary, isShown: isOpen })
  const links = finalize.data?.download
  const unanswered = useUnanswered(details ?? trip, onLeave)
  const empty = useEmptyTripQuestion(summary?.receiptCount === 0)
  const leaving = useDiscardQuestion({
    title: 'Discard what you entered?',
    text: 'Nothing has been sent, and the trip stays as it is.',
    isNeeded: form.formState.isDirty && !finalize.isPending,
    onDiscard: onClose,
  })

  // Reset on each opening, after the last closing animation.
  const { reset: emptyForm } = form
  const { reset: forgetResult } = finalize
  useEffect(() => {
    if (!isOpen) return
    emptyForm(undefined, { keepDirtyValues: false })
    forgetResult()
  }, [isOpen, emptyForm, forgetResult])

  if (links) {
    const mail = finalize.data?.delivery
    return (
      <FinalizedDialog
        {...{ isOpen, links, onClose }}
        delivery={mail && delivery?.(trip.id, mail)}
      />
    )
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && leaving.ask()}
      form="sheet"
      isFirm={finalize.isPending}
      title="Finalize Trip"
      footer={
        // Side by side on a phone too, since the keyboard leaves little room.
        <div className="flex flex-wrap gap-2 max-sm:*:flex-1 sm:justify-end">
          <Button variant="secondary" onClick={leaving.ask}>
            Cancel
          </Button>
          <FinalizeButton {...{ formId, form }} isPending={finalize.isPending} />
        </div>
      }
    >
      <div className="space-y-4">
        <WaitingNotice tripId={trip.id} onLeave={onLeave} />
        <FinalizeSummary
          trip={details ?? trip}
          summary={summary}
          sum={summary?.converted && sum?.(trip.id, summary)}
        />
        <TripCheck tripId={trip.id} onLeave={onLeave} extra={unanswered} />
        <FinalizeForm
          id={formId}
          form={form}
          error={finalize.error}
          resend={resend}
          onSubmit={(body) => empty.ask(() => finalize.mutate({ trip, body }))}
        >
          <MailPreview trip={trip} form={form} />
          <p className="text-sm text-pretty text-muted">
            {finalizeHint} {note && <strong className="font-medium text-text">{note}</strong>}
          </p>
        </FinalizeForm>
        <SpendingDisclosure tripId={trip.id} summary={summary} />
        {empty.question}
        {leaving.question}
      </div>
    </Dialog>
  )
}

function FinalizedDialog({
  isOpen,
  links,
  delivery,
  onClose,
}: {
  isOpen: boolean
  links: DownloadLinks
  /** The email's delivery status. */
  delivery?: ReactNode
  onClose: () => void
}) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      form="sheet"
      title="Trip Finalized!"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div
        role="status"
        className="mb-4 flex items-start gap-3 rounded-control bg-settled-soft p-4"
      >
        <Icon name="circle-check" className="mt-0.5 text-settled" />
        <div className="min-w-0 text-sm">
          <p className="font-semibold text-settled">Your trip has been successfully finalized</p>
          <p className="mt-1">Reports are available for download below</p>
          <p className="mt-1">Check your email for the report if delivery was successful</p>
        </div>
      </div>
      {delivery}
      <ReportLinks links={links} files={[claimPage, ...newReportFiles]} />
    </Dialog>
  )
}

/** The spending chart where space is short: a row that opens. */
function SpendingDisclosure({
  tripId,
  summary,
}: {
  tripId: number
  summary: TripSummary | undefined
}) {
  if (summary?.receiptCount === 0) return null
  return (
    <Disclosure
      className="rounded-control border border-hairline"
      summary={<span className="font-medium">Spending by category and day</span>}
    >
      <div className="px-4 pt-1 pb-4">
        {summary && <TripSpending tripId={tripId} summary={summary} />}
      </div>
    </Disclosure>
  )
}

function FinalizeSummary({
  trip,
  summary,
  sum,
}: {
  trip: Trip
  summary: TripSummary | undefined
  /** The total in one currency. */
  sum?: ReactNode
}) {
  // On touch devices the keyboard would cover the summary.
  const isTouched = useMedia('(pointer: coarse)')
  const isLong = Object.keys(summary?.currencies ?? {}).length > 1
  const waiting = <Skeleton className="h-5 w-20 bg-hairline" />
  const [first, last] = formatDates(trip.startDate, today()).split(' - ')
  return (
    <div
      role="group"
      aria-label="Trip to be finalized"
      className="@container rounded-control bg-sunken text-sm outline-none"
      {...(isTouched && { 'data-focus-first': true, tabIndex: -1 })}
    >
      <RepayLines {...summary} className="px-4 pt-4 text-base" />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 p-4 @max-[15rem]:grid-cols-1">
        <Fact label="Trip Name">
          <span className="line-clamp-2" title={trip.name}>
            {trip.name}
          </span>
        </Fact>
        <Fact label="Date Range">
          {first && <span className="whitespace-nowrap">{first} -</span>}{' '}
          <span className="whitespace-nowrap">{last}</span>
        </Fact>
        <Fact label="Total Receipts">
          {summary?.receiptCount.toLocaleString('en-US') ?? waiting}
        </Fact>
        <Fact label="Total Amount" className={isLong ? 'col-span-full' : undefined}>
          {summary ? sum || <Totals totals={summary.currencies} isWide /> : waiting}
        </Fact>
      </dl>
      {summary && <CurrencySummary currencies={summary.currencies} />}
    </div>
  )
}

function CurrencySummary({ currencies }: Pick<TripSummary, 'currencies'>) {
  return (
    <p className="amount px-4 pb-4 text-muted">
      Currency summary: <span className="text-text">{describeTotals(currencies)}</span>
    </p>
  )
}

function Fact({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="amount mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}
