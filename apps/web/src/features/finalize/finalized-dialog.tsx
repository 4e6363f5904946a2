import type { DownloadLinks } from '@quittance/contract/trips'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { newReportFiles } from './links/report-files.ts'
import { ReportLinks } from './links/report-links.tsx'

export function FinalizedDialog({
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
      <ReportLinks links={links} files={newReportFiles} />
    </Dialog>
  )
}
