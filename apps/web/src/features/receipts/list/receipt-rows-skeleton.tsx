import { ReceiptRowSkeleton } from './receipt-row-skeleton.tsx'

export function ReceiptRowsSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-label="Loading receipts" className="divide-y divide-hairline">
      {Array.from({ length: count }, (_, index) => (
        <ReceiptRowSkeleton key={index} />
      ))}
    </div>
  )
}
