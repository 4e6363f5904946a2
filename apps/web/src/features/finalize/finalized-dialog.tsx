import type { downloadLinks } from '@quittance/contract/trips'
import type { z } from 'zod'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'

type Links = z.output<typeof downloadLinks>

const files: readonly { key: keyof Links; icon: IconName; title: string; text: string }[] = [
  {
    key: 'excel',
    icon: 'file-spreadsheet',
    title: 'Expense Report',
    text: 'Excel spreadsheet with all receipts',
  },
  {
    key: 'zip',
    icon: 'folder-archive',
    title: 'Receipt Images',
    text: 'Zip with all receipt photos',
  },
]

/** The trip is settled, and here are its files. */
export function FinalizedDialog({
  isOpen,
  links,
  onClose,
}: {
  isOpen: boolean
  links: Links
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
      <div role="status" className="flex items-start gap-3 rounded-control bg-settled-soft p-4">
        <Icon name="circle-check" className="mt-0.5 text-settled" />
        <div className="min-w-0 text-sm">
          <p className="font-semibold text-settled">Your trip has been successfully finalized</p>
          <p className="mt-1">Reports are available for download below</p>
          <p className="mt-1">Check your email for the report if delivery was successful</p>
        </div>
      </div>
      <ul className="mt-4 space-y-2">
        {files.map((file) => (
          <li key={file.key}>
            <a
              href={links[file.key]}
              download
              className="flex min-h-16 items-center gap-4 rounded-control border border-hairline px-4 py-3 transition-colors duration-150 hover:bg-sunken"
            >
              <Icon name={file.icon} className="text-[22px] text-primary" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{file.title}</span>
                <span className="block text-sm text-muted">{file.text}</span>
              </span>
              <Icon name="download" className="text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
