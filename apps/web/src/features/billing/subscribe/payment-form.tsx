import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe } from '@stripe/stripe-js'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { successPath } from '#features/billing/success/success-path.ts'
import { clearReturnPath } from '#lib/account/return-path.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'

type PaymentFormProps = {
  stripe: Stripe
  clientSecret: string
  /** The provider's form could not be shown. */
  onBroken: () => void
}

export function PaymentForm({ stripe, clientSecret, onBroken }: PaymentFormProps) {
  const [appearance] = useState(paymentAppearance)
  return (
    <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, appearance }}>
      <CardForm onBroken={onBroken} />
    </Elements>
  )
}

function CardForm({ onBroken }: Pick<PaymentFormProps, 'onBroken'>) {
  const [isReady, setIsReady] = useState(false)
  const { pay, isBusy } = usePay()
  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        pay()
      }}
    >
      <PaymentElement onReady={() => setIsReady(true)} onLoadError={onBroken} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-between">
        <ButtonLink href="/" variant="secondary" size="large" onClick={clearReturnPath}>
          Back to Home
        </ButtonLink>
        <Button type="submit" size="large" disabled={!isReady || isBusy}>
          {isBusy ? 'Processing...' : 'Subscribe Now'}
        </Button>
      </div>
    </form>
  )
}

/** The provider's form is in an iframe, so theme colours and text size are passed by value. */
function paymentAppearance(): Appearance {
  const root = document.documentElement
  const styles = getComputedStyle(root)
  const token = (name: string) => styles.getPropertyValue(name).trim()
  return {
    theme: root.classList.contains('dark') ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--primary'),
      colorBackground: token('--surface'),
      colorText: token('--text'),
      colorTextSecondary: token('--muted'),
      colorDanger: token('--wrong'),
      borderRadius: '10px',
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSizeBase: styles.fontSize,
    },
  }
}

type Payment = { is: 'paid'; id: string } | { is: 'processing' } | { is: 'refused'; reason: string }

const redirectDelay = 1500

/** Pays with the details in the provider's form; the success page confirms the payment. */
function usePay() {
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
    onError: () => toastFailure('Payment Error', 'An error occurred while processing your payment'),
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
      return toastFailure('Payment Failed', payment.reason)
  }
}
