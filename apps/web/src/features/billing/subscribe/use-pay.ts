import { useElements, useStripe } from '@stripe/react-stripe-js'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { successPath } from '#features/billing/success/success-path.ts'
import { toast } from '#ui/toast-store.ts'

type Payment = { is: 'paid'; id: string } | { is: 'processing' } | { is: 'refused'; reason: string }

const redirectDelay = 1500

/** Pays with the details in the provider's form; the success page confirms the payment. */
export function usePay() {
  const stripe = useStripe()
  const elements = useElements()
  const [, navigate] = useLocation()

  const pay = useMutation({
    mutationFn: async (): Promise<Payment> => {
      if (!stripe || !elements) throw new Error('The payment form is not loaded yet')
      const { error, paymentIntent = error?.payment_intent } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: location.origin + successPath() },
        redirect: 'if_required',
      })
      // An earlier attempt may have succeeded.
      if (paymentIntent?.status === 'succeeded') return { is: 'paid', id: paymentIntent.id }
      if (paymentIntent?.status === 'processing') return { is: 'processing' }
      return { is: 'refused', reason: error?.message || 'Something went wrong with your payment' }
    },
    onSuccess: announce,
    onError: () =>
      toast({
        title: 'Payment Error',
        description: 'An error occurred while processing your payment',
        variant: 'destructive',
      }),
  })

  const paidId = pay.data?.is === 'paid' ? pay.data.id : undefined
  useEffect(() => {
    const timer = paidId
      ? setTimeout(() => navigate(successPath(paidId)), redirectDelay)
      : undefined
    return () => clearTimeout(timer)
  }, [paidId, navigate])

  return { pay: () => pay.mutate(), isBusy: pay.isPending || paidId !== undefined }
}

function announce(payment: Payment) {
  switch (payment.is) {
    case 'paid':
      return toast({
        title: 'Subscription Created!',
        description: 'Welcome to the Pro plan! Redirecting...',
      })
    case 'processing':
      return toast({
        title: 'Payment pending',
        description:
          'Your bank needs a moment. You get the Pro plan as soon as the payment goes through.',
        tone: 'waiting',
      })
    case 'refused':
      return toast({ title: 'Payment Failed', description: payment.reason, variant: 'destructive' })
  }
}
