import type { Trip } from '@quittance/contract/trips'
import { useMutation } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { reportFiles } from './report-files.ts'
import { ReportLinks } from './report-links.tsx'

/** A button that turns into fresh links to the files of a finalized trip. */
export function DownloadReports({
  trip,
  label,
  className,
}: {
  trip: Pick<Trip, 'id' | 'name'>
  label: string
  className?: string
}) {
  const make = useMutation({
    mutationFn: () => request('POST /api/trips/:id/download', { params: { id: trip.id } }),
  })
  if (make.data) {
    return (
      <section
        aria-label={`Reports of ${trip.name}`}
        tabIndex={-1}
        ref={takeFocus}
        className="animate-[fade-in_150ms_var(--ease-out)] outline-none"
      >
        <ReportLinks links={make.data.download} files={reportFiles} />
      </section>
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        className={className}
        disabled={make.isPending}
        onClick={() => make.mutate()}
      >
        <Icon
          name={make.isPending ? 'loader-circle' : 'download'}
          className={make.isPending ? 'animate-spin text-[18px]' : 'text-[18px]'}
        />
        {make.isPending ? 'Generating links...' : label}{' '}
        <span className="sr-only">for {trip.name}</span>
      </Button>
      {make.error && (
        <p role="alert" className="mt-2 flex items-start gap-2 text-sm text-pretty text-wrong">
          <Icon name="circle-alert" className="mt-0.5 text-[16px]" />
          <span>
            The links could not be made.{' '}
            {serverMessage(make.error) ?? 'Please check your connection and try again.'}
          </span>
        </p>
      )}
    </>
  )
}

/** The button that had it is gone. */
function takeFocus(section: HTMLElement | null) {
  section?.focus({ preventScroll: true })
}
