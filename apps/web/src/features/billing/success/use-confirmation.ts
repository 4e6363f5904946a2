import { useQuery } from '@tanstack/react-query'
import { ApiError, request } from '#lib/api/api.ts'
import { queryClient, userKey } from '#lib/data/query-client.ts'
import { toast } from '#ui/toast-store.ts'

export type Confirmation = {
  /** `known`: confirmed earlier. `unclear`: no answer, so it may be tried again. */
  is: 'confirmed' | 'known' | 'refused' | 'unclear'
  message: string
}

const storageKey = 'confirmedPayment'

/** Confirms a payment with the server once; neither a second mount nor a reload repeats it. */
export function useConfirmation(paymentIntent: string) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['/api/subscription/confirm-payment', paymentIntent],
    queryFn: async (): Promise<Confirmation> => {
      if (sessionStorage.getItem(storageKey) === paymentIntent) {
        return { is: 'known', message: 'You are on the Pro plan.' }
      }
      const confirmation = await confirm(paymentIntent)
      announce(confirmation)
      if (confirmation.is === 'confirmed') {
        sessionStorage.setItem(storageKey, paymentIntent)
        await queryClient.refetchQueries({ queryKey: userKey })
      }
      return confirmation
    },
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { confirmation: isFetching ? undefined : data, retry: () => void refetch() }
}

async function confirm(paymentIntent: string): Promise<Confirmation> {
  try {
    const { success, message } = await request('POST /api/subscription/confirm-payment', {
      body: { payment_intent_id: paymentIntent },
    })
    return success ? { is: 'confirmed', message } : refused(message)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) {
      return { is: 'unclear', message: 'An error occurred while confirming your payment' }
    }
    // The session has ended; the router asks to log in and returns here.
    if (error.status === 401) throw error
    return error.status >= 500 ? { is: 'unclear', message: error.message } : refused(error.message)
  }
}

function refused(message: string): Confirmation {
  return { is: 'refused', message: message || 'Failed to confirm payment' }
}

function announce({ is, message: description }: Confirmation) {
  if (is === 'confirmed') return toast({ title: 'Payment Confirmed!', description })
  const title = is === 'refused' ? 'Payment Confirmation Failed' : 'Payment Confirmation Error'
  toast({ title, description, variant: 'destructive' })
}
