import { Elements, PaymentElement } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useState } from 'react'
import { clearReturnPath } from '#lib/account/return-path.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { paymentAppearance } from './appearance.ts'
import { usePay } from './use-pay.ts'

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
