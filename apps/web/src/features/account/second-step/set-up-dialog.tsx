import { useMutation } from '@tanstack/react-query'
import { PasswordDialog, type Proof } from '#features/account/password-dialog.tsx'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'

/** First the password, then the app; `onDone` gets the recovery codes. */
export function SetUpDialog({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: (codes: readonly string[]) => void
}) {
  const begin = useMutation({ mutationFn: beginSetUp })
  if (begin.data) {
    return <AuthenticatorDialog setUp={begin.data} onClose={onClose} onDone={onDone} />
  }
  return (
    <PasswordDialog
      isOpen
      onClose={onClose}
      title="Set up two-step sign-in"
      description="You need an authenticator app on your phone, such as the one in your password manager. Please enter your password, so that we know it is you."
      action={{ label: 'Continue', pendingLabel: 'Preparing...' }}
      call={begin}
      failure={failureMessage(begin.error)}
      onConfirm={(proof) => begin.mutate(proof)}
    />
  )
}

async function beginSetUp(proof: Proof) {
  const [{ secret, url }, { renderSVG }] = await Promise.all([
    request('POST /api/auth/second-step/setup', { body: proof }),
    // Needed once per account, so not bundled with the page.
    import('uqr'),
  ])
  return { secret, url, picture: renderSVG(url, { border: 2 }) }
}
