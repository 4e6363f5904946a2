import type { DownloadLinks, Trip } from '@quittance/contract/trips'
import { useMutation, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { createPortal } from 'react-dom'
import { request } from '#lib/api/api.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { reportLinksQuery } from '#lib/data/report-links.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LedgerFiles } from './ledger-files.tsx'
import { ReportLinks, reportFiles } from './report-links.tsx'

/** A button that is replaced by fresh links to a finalized trip's files. */
export function DownloadReports({
  trip,
  label,
  linksIn,
  className,
}: {
  trip: Pick<Trip, 'id' | 'name'>
  label: string
  /** Where the links appear, if not in place of the button; null until that element is mounted. */
  linksIn?: HTMLElement | null | undefined
  className?: string
}) {
  const make = useMutation({
    mutationFn: () => request('POST /api/trips/:id/download', { params: { id: trip.id } }),
    onSuccess: ({ download }) =>
      queryClient.setQueryData(reportLinksQuery(trip.id).queryKey, download),
  })
  const { data: made } = useQuery(reportLinksQuery(trip.id))
  const links = made && <Links trip={trip} links={made} isNew={make.isSuccess} />
  const failure = make.error && <Failure error={make.error} />
  if (linksIn === undefined) {
    return (
      links ?? (
        <>
          <MakeButton {...{ trip, label, className }} make={make} variant="secondary" />
          {failure}
        </>
      )
    )
  }
  return (
    <>
      <MakeButton {...{ trip, label }} make={make} variant="quiet" />
      {linksIn &&
        createPortal(
          <>
            {failure}
            {links}
          </>,
          linksIn,
        )}
    </>
  )
}

function MakeButton({
  trip,
  label,
  make,
  variant,
  className,
}: {
  trip: Pick<Trip, 'name'>
  label: string
  make: { isPending: boolean; mutate: () => void }
  variant: 'secondary' | 'quiet'
  className?: string | undefined
}) {
  const words = make.isPending ? 'Generating links...' : label
  return (
    <Button
      variant={variant}
      className={className}
      disabled={make.isPending}
      onClick={() => make.mutate()}
    >
      <Icon
        name={make.isPending ? 'loader-circle' : 'download'}
        className={clsx('text-[1.125rem]', make.isPending && 'animate-spin')}
      />
      {words} <span className="sr-only">for {trip.name}</span>
    </Button>
  )
}

function Links({
  trip,
  links,
  isNew,
}: {
  trip: Pick<Trip, 'id' | 'name'>
  links: DownloadLinks
  isNew: boolean
}) {
  return (
    <section
      aria-label={`Reports of ${trip.name}`}
      tabIndex={-1}
      ref={isNew ? takeFocus : null}
      className="@container animate-[fade-in_150ms_var(--ease-out)] outline-none"
    >
      <ReportLinks links={links} files={reportFiles} />
      <LedgerFiles tripId={trip.id} />
    </section>
  )
}

function Failure({ error }: { error: Error }) {
  return (
    <p role="alert" className="mt-2 flex items-start gap-2 text-sm text-pretty text-wrong">
      <Icon name="circle-alert" className="mt-0.5 text-[1rem]" />
      <span>
        The links could not be created.{' '}
        {serverMessage(error) ?? 'Please check your connection and try again.'}
      </span>
    </p>
  )
}

/** The button that had focus is gone. */
function takeFocus(section: HTMLElement | null) {
  section?.focus({ preventScroll: true })
}
