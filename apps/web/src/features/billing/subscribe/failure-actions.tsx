import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { clearReturnPath } from '#lib/account/return-path.ts'
import { useConfig } from '#lib/data/config.ts'
import { endSession } from '#lib/data/query-client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { Failure } from './start-subscription.ts'
import { loginFirst } from './use-login-first.ts'

type Kind = Failure['is']

export function FailureActions({ failure, onRetry }: { failure: Kind; onRetry: () => void }) {
  return actions[failure](onRetry)
}

const actions: Record<Kind, (onRetry: () => void) => ReactNode> = {
  'signed-out': () => (
    <>
      <ButtonLink href={loginFirst} onClick={endSession}>
        Log In to Subscribe
      </ButtonLink>
      <HomeLink label="Back to Home" />
    </>
  ),
  subscribed: () => (
    <>
      <ButtonLink href="/">Continue to Dashboard</ButtonLink>
      <ButtonLink href="/settings" variant="secondary">
        Manage Subscription
      </ButtonLink>
    </>
  ),
  development: () => (
    <>
      <ContactSupport />
      <HomeLink label="Back to Home" />
    </>
  ),
  unavailable: (onRetry) => (
    <>
      <Button disabled>Subscribe Now</Button>
      <Button variant="secondary" onClick={onRetry}>
        Try Again
      </Button>
      <HomeLink label="Back to Home" />
    </>
  ),
  failed: (onRetry) => (
    <>
      <Button onClick={onRetry}>Try Again</Button>
      <HomeLink label="Return to Home" />
    </>
  ),
}

function HomeLink({ label }: { label: string }) {
  return (
    <ButtonLink href="/" variant="quiet" onClick={clearReturnPath}>
      {label}
    </ButtonLink>
  )
}

function ContactSupport() {
  const address = useConfig()?.supportEmail
  const [, navigate] = useLocation()
  return (
    <Button onClick={() => (address ? location.assign(`mailto:${address}`) : navigate('/help'))}>
      Contact Support
    </Button>
  )
}
