import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { notesOfDocument } from '#features/receipts/review/document-notes.ts'
import { Icon } from '#ui/icon.tsx'

/** Notes about a document that was read again; a saved receipt can no longer be split. */
export function ReadingRemarks({ reading }: { reading: ExtractedReceipt }) {
  const notes = notesOfDocument(reading).filter(({ kind }) => kind !== 'several')
  if (notes.length === 0) return null
  return (
    <div role="status" className="space-y-1.5 rounded-control bg-waiting-soft px-4 py-3 text-sm">
      {notes.map(({ kind, words }) => (
        <p key={words} className="flex items-start gap-2">
          <Icon
            name={kind === 'check' ? 'triangle-alert' : 'info'}
            className="mt-px text-[1.125rem] text-waiting"
          />
          <span className="min-w-0 font-medium">{words}</span>
        </p>
      ))}
    </div>
  )
}
