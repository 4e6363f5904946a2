import { formatAmount } from '@quittance/contract/money'
import { formatDate } from '#lib/format/dates.ts'
import { Icon } from '#ui/icon.tsx'
import type { Duplicate } from './duplicates.ts'

/** Says, in nobody's way, that the trip seems to have this receipt already. */
export function DuplicateNote({ duplicate }: { duplicate: Duplicate | null }) {
  return (
    <div aria-live="polite" className="*:mb-4">
      {duplicate && <Note {...duplicate} />}
    </div>
  )
}

function Note({ same, other, isSaved }: Duplicate) {
  return (
    <div className="flex gap-3 rounded-control bg-waiting-soft p-3.5 text-sm">
      <Icon name="copy" className="mt-0.5 text-[18px] text-waiting" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-waiting">
          {same === 'photo' ? 'Same photo' : 'Same vendor, date and amount'} as{' '}
          {isSaved ? 'a receipt in this trip' : 'one that waits on this phone'}
        </p>
        {other && (
          <p className="break-words">
            {other.vendor} · {formatDate(other.date)} ·{' '}
            <span className="amount">
              {formatAmount(other.amount)} {other.currency}
            </span>
          </p>
        )}
        <p className="text-muted">Save it only if it is another purchase.</p>
      </div>
    </div>
  )
}
