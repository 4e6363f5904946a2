import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptySlip } from './empty-slip.tsx'

/** Where the recent receipts will be. */
export function FirstReceipt({
  hint,
  onAdd,
  onUpload,
}: {
  hint: string
  onAdd: () => void
  onUpload: () => void
}) {
  return (
    <SectionCard title="Recent Receipts">
      <div className="flex flex-col items-center py-2 text-center">
        <EmptySlip />
        <p className="mt-4 font-semibold">No receipts yet</p>
        <p className="mt-1 max-w-[36ch] text-sm text-pretty text-muted">{hint}</p>
        <div className="mt-5 flex w-full flex-col justify-center gap-2 sm:flex-row">
          <Button variant="secondary" onClick={onAdd}>
            <Icon name="plus" className="text-[18px]" />
            Add First Receipt
          </Button>
          <Button variant="secondary" onClick={onUpload}>
            <Icon name="upload" className="text-[18px]" />
            Upload First Receipt
          </Button>
        </div>
      </div>
    </SectionCard>
  )
}
