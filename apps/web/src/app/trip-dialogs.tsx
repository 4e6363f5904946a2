import { useLocation } from 'wouter'
import { ResendButton } from '#features/auth/resend-button.tsx'
import { LimitDialog } from '#features/billing/limit-dialog.tsx'
import { FinalizeDialog } from '#features/finalize/finalize-dialog.tsx'
import { ConvertedSum } from '#features/rates/converted-sum.tsx'
import { FinalizedDelivery } from '#features/trips/claims/finalized-delivery.tsx'
import { CreateTripDialog } from '#features/trips/create/create-trip-dialog.tsx'
import { EmailVerificationDialog } from '#features/trips/create/email-verification-dialog.tsx'
import {
  takeRememberedCreation,
  useRememberedCreation,
} from '#features/trips/create/remembered-creation.ts'
import { TripInProgressDialog } from '#features/trips/create/trip-in-progress-dialog.tsx'
import { useRetryCreation } from '#features/trips/create/use-create-trip.ts'
import {
  closeTripDialog,
  closeTripDialogs,
  useTripDialog,
} from '#features/trips/data/open-dialogs.ts'
import { UnfinishedTripsDialog } from '#features/trips/home/unfinished-trips-dialog.tsx'
import { rememberReturnPath } from '#lib/account/return-path.ts'
import { useUser } from '#lib/data/user.ts'

/** The trip dialogs that can open above every page, in stacking order. */
export function TripDialogs() {
  const { data: user } = useUser()
  const [, navigate] = useLocation()
  const finalize = useTripDialog('finalize')
  const limit = useTripDialog('limit')
  const waiting = useRememberedCreation(finalize.trip?.id)
  const retryCreation = useRetryCreation()
  const resend = <ResendButton email={user?.pendingEmail ?? user?.email ?? ''} />
  return (
    <>
      <UnfinishedTripsDialog />
      <CreateTripDialog />
      <EmailVerificationDialog resend={resend} />
      <TripInProgressDialog />
      <LimitDialog
        isOpen={limit.isOpen}
        message={limit.message}
        onClose={() => closeTripDialog('limit')}
        onUpgrade={() => {
          const { pathname, search, hash } = location
          closeTripDialogs()
          if (user) {
            rememberReturnPath(user.id, pathname + search + hash, takeRememberedCreation('plan'))
          }
          navigate('/subscribe/pro')
        }}
      />
      <FinalizeDialog
        isOpen={finalize.isOpen}
        trip={finalize.trip}
        resend={resend}
        onClose={() => closeTripDialog('finalize')}
        onLeave={closeTripDialogs}
        onFinalized={retryCreation}
        sum={(tripId, summary) => <ConvertedSum {...{ tripId, summary }} className="mt-1" />}
        delivery={(tripId, delivery) => <FinalizedDelivery {...{ tripId, delivery }} />}
        note={waiting && `Then your new trip “${waiting.name}” is created.`}
      />
    </>
  )
}
