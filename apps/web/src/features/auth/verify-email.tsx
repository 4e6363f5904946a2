import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { request } from '#lib/api/api.ts'
import { useTrialDays } from '#lib/data/config.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { userQuery, useUser } from '#lib/data/user.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { toast } from '#ui/toast-store.ts'
import { verificationState } from './verification-state.ts'

export function VerifyEmail() {
  const token = new URLSearchParams(useSearch()).get('token')
  const { state, newAddress, retry } = useVerification(token)

  if (state.is === 'verifying') {
    return (
      <div className="flex flex-col items-center text-center">
        <Spinner label="Verifying" className="text-primary [&>.icon]:text-[2rem]" />
        <h1 className="mt-5 text-xl font-semibold tracking-tight">Verifying Your Email...</h1>
        <p className="mt-2 text-muted">This only takes a moment.</p>
      </div>
    )
  }
  if (state.is === 'verified') {
    return (
      <div role="status">
        <StatePanel
          icon="circle-check"
          tone="settled"
          title="Email Verified Successfully!"
          actions={
            <ButtonLink href="/" size="large">
              Continue to Dashboard
            </ButtonLink>
          }
        >
          {newAddress ? (
            <p className="font-medium wrap-anywhere text-text">Your address is now {newAddress}.</p>
          ) : (
            <TrialNote />
          )}
          <p className="mt-1">Redirecting to dashboard in 3 seconds...</p>
        </StatePanel>
      </div>
    )
  }
  if (state.is === 'already-verified') {
    return (
      <StatePanel
        icon="circle-check"
        tone="settled"
        title="Email Already Verified!"
        actions={
          <ButtonLink href="/" size="large">
            Continue to Dashboard
          </ButtonLink>
        }
      >
        Your address is confirmed. There is nothing left to do here.
      </StatePanel>
    )
  }
  return (
    <div role="alert">
      <StatePanel
        icon="circle-alert"
        tone="wrong"
        title="Verification Failed"
        actions={
          <>
            {state.canRetry && (
              <Button size="large" onClick={retry}>
                Try Again
              </Button>
            )}
            <ButtonLink
              href="/login"
              size="large"
              variant={state.canRetry ? 'secondary' : 'primary'}
            >
              Request New Link
            </ButtonLink>
            <ButtonLink href="/" variant="secondary" size="large">
              Back to Home
            </ButtonLink>
          </>
        }
      >
        {state.message}
      </StatePanel>
    </div>
  )
}

function TrialNote() {
  return <p className="font-medium text-text">Your {useTrialDays()}-day free trial is active.</p>
}

const redirectDelay = 3000

/** Cached like a read, because a token works only once. */
function useVerification(token: string | null) {
  const { data: user } = useUser()
  // A new address is waiting for its link, even if the old one is verified.
  const [newAddress] = useState(user?.emailVerified ? user.pendingEmail : null)
  const [wasVerified] = useState(Boolean(user?.emailVerified && !user.pendingEmail))
  const [, navigate] = useLocation()
  const call = useQuery({
    queryKey: ['/api/auth/verify-email', token],
    queryFn: () => verify(token ?? '', newAddress),
    enabled: Boolean(token) && !wasVerified,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const state = verificationState({
    wasVerified,
    token,
    call: { isSuccess: call.isSuccess, error: call.isFetching ? null : call.error },
  })

  const isVerified = state.is === 'verified'
  useEffect(() => {
    const timer = isVerified ? setTimeout(() => navigate('/'), redirectDelay) : undefined
    return () => clearTimeout(timer)
  }, [isVerified, navigate])

  return { state, newAddress, retry: () => void call.refetch() }
}

async function verify(token: string, newAddress: string | null) {
  const reply = await request('POST /api/auth/verify-email', { body: { token } })
  toast({
    title: 'Email verified!',
    description: newAddress
      ? `Your address is now ${newAddress}.`
      : 'You can now start creating trips.',
  })
  // The link may be opened in a browser that is not signed in.
  if (queryClient.getQueryData(userQuery.queryKey)) {
    void queryClient.refetchQueries({ queryKey: userQuery.queryKey })
  }
  return reply
}
