import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { clearReturnPath } from '#lib/account/return-path.ts'
import { rememberProIntent } from '#lib/account/subscription-intent.ts'
import { useConfig } from '#lib/data/config.ts'
import { endSession } from '#lib/data/query-client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { toast } from '#ui/toast-store.ts'
import type { Failure, Tier } from './start-subscription.ts'

type Panel = Pick<ComponentProps<typeof StatePanel>, 'icon' | 'tone' | 'title'>

const panels: Record<Failure['is'], Panel> = {
  'signed-out': { icon: 'lock', tone: 'primary', title: 'Authentication Required' },
  subscribed: { icon: 'circle-check', tone: 'settled', title: 'You already have the Pro plan' },
  development: { icon: 'info', title: 'Development Mode' },
  unavailable: { icon: 'clock', title: 'Service Temporarily Unavailable' },
  failed: { icon: 'circle-alert', tone: 'wrong', title: 'Something went wrong' },
}

export function StartFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { is, message, details = [] } = failure
  return (
    <div role="alert" className="rounded-card border border-hairline bg-surface px-5 py-8 sm:px-6">
      <StatePanel
        {...panels[is]}
        isPart
        actions={<FailureActions failure={is} onRetry={onRetry} />}
      >
        <p>{message}</p>
        {details.map((detail) => (
          <p key={detail} className="mt-1 break-words">
            {detail}
          </p>
        ))}
      </StatePanel>
    </div>
  )
}

type Kind = Failure['is']

function FailureActions({ failure, onRetry }: { failure: Kind; onRetry: () => void }) {
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

const delay = 300

const loginFirst = '/login?redirect=/subscribe/pro'

/** Sends a visitor to log in or sign up, then back here. */
export function useLoginFirst(tier: Tier) {
  const [, navigate] = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => {
      if (tier === 'pro') rememberProIntent()
      toast({
        title: 'Authentication Required',
        description: 'Please log in to subscribe.',
        tone: 'info',
      })
      navigate(loginFirst, { replace: true })
    }, delay)
    return () => clearTimeout(timer)
  }, [tier, navigate])
}
