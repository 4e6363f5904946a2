import { useLocation } from 'wouter'
import { AddReceiptButton } from '#features/receipts/add-receipt-button.tsx'
import { type AddReceiptMethod, openAddReceipt } from '#features/receipts/add-receipt-methods.ts'
import { useOfferTrip } from '#features/trips/create/start-creating-trip.ts'
import { useActiveTrip } from '#lib/data/trips.ts'

export function AddButton() {
  const { data: trip } = useActiveTrip()
  const [, navigate] = useLocation()
  if (trip === null) return <WithoutTrip />

  function pick(method: AddReceiptMethod) {
    if (!openAddReceipt(method)) navigate(`/receipts?add=${method}`)
  }
  return <AddReceiptButton onPick={pick} />
}

function WithoutTrip() {
  return <AddReceiptButton onPick={null} onNoTrip={useOfferTrip()} />
}
