import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'

/** Takes the place of the recent receipts. */
export function FirstReceipt({
  hint,
  onAdd,
  onUpload,
  sample,
}: {
  hint: string
  onAdd: () => void
  onUpload: () => void
  /** For users without a receipt at hand. */
  sample?: ReactNode
}) {
  return (
    <SectionCard title="Recent Receipts">
      <div className="flex flex-col items-center py-2 text-center">
        <EmptySlip />
        <p className="mt-4 font-semibold">No receipts yet</p>
        <p className="mt-1 max-w-[36ch] text-sm text-pretty text-muted">{hint}</p>
        <div className="mt-5 flex w-full flex-wrap justify-center gap-2">
          <Button variant="secondary" className="grow sm:grow-0" onClick={onAdd}>
            <Icon name="plus" className="text-[1.125rem]" />
            Add First Receipt
          </Button>
          <Button variant="secondary" className="grow sm:grow-0" onClick={onUpload}>
            <Icon name="upload" className="text-[1.125rem]" />
            Upload First Receipt
          </Button>
        </div>
        {sample && <div className="mt-3 w-full">{sample}</div>}
      </div>
    </SectionCard>
  )
}

/** A small line drawing of a blank receipt. */
function EmptySlip() {
  return (
    <svg
      viewBox="0 0 64 72"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-16 stroke-muted"
    >
      <path d="M14 6h36a3 3 0 0 1 3 3v57l-7-4.5-7 4.5-7-4.5-7 4.5-7-4.5-7 4.5V9a3 3 0 0 1 3-3Z" />
      <path className="stroke-line" strokeDasharray="2 4" d="M20 20h24M20 29h24M20 38h14" />
      <path className="stroke-primary" strokeWidth="2" d="M38 49h7M41.5 45.5v7" />
    </svg>
  )
}
