import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import { receiptQuery } from '#lib/data/receipts.ts'
import { EditReceiptDialog } from './lazy-forms.ts'

/** Opens the receipt that the link names. */
export function LinkedReceipt({ tripId }: { tripId: number }) {
  const [path, navigate] = useLocation()
  const [named] = useSearchParams()
  const id = Number(named.get('receipt'))
  const { data: receipt } = useQuery({ ...receiptQuery(tripId, id), enabled: id > 0 })
  if (receipt?.tripId !== tripId) return null
  return (
    <EditReceiptDialog
      key={id}
      receipt={receipt}
      onClose={() => navigate(path, { replace: true })}
    />
  )
}
