import clsx from 'clsx'
import { Button } from '#ui/button.tsx'
import { usePaymentPortal } from './use-payment-portal.ts'

export function CancelButton({ className }: { className?: string }) {
  const { openPortal, isOpening } = usePaymentPortal()
  return (
    <Button
      variant="secondary"
      className={clsx('text-wrong max-sm:w-full', className)}
      disabled={isOpening}
      onClick={openPortal}
    >
      Cancel Subscription
    </Button>
  )
}
