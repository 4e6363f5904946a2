import { useMutation } from '@tanstack/react-query'
import clsx from 'clsx'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { Button } from '#ui/button.tsx'
import { toastFailure } from '#ui/toast-store.ts'

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

/** Opens the payment provider's portal in a new tab. */
export function usePaymentPortal() {
  const { mutate, isPending } = useMutation({
    mutationFn: (_tab: Window | null) => request('POST /api/subscription/manage'),
    onSuccess: ({ url }, tab) => {
      if (tab) tab.location.href = url
      else location.assign(url)
    },
    onError: (error, tab) => {
      tab?.close()
      toastFailure(
        'Payment Management Error',
        failureMessage(error, 'Failed to open payment management'),
      )
    },
  })
  return { openPortal: () => mutate(openTab()), isOpening: isPending }
}

/** Must run within the click, since browsers block tabs opened later; null if blocked anyway. */
function openTab() {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return tab
}
