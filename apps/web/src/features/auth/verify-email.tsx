import { useSearch } from 'wouter'
import { useTrialDays } from '#lib/data/config.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { useVerification } from './use-verification.ts'

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
