import type { User } from '@quittance/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { signWithPasskey } from '#lib/account/passkeys.ts'
import { request } from '#lib/api/api.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'
import { loginFailure } from './auth-messages.ts'

export function PasskeyLogin({ onDone }: { onDone: (user: User) => void }) {
  const login = useMutation({
    mutationFn: logIn,
    onSuccess: (user) => user && onDone(user),
    onError: (error) => toast({ ...loginFailure(error), variant: 'destructive' }),
  })
  return (
    <Button
      variant="secondary"
      size="large"
      className="w-full"
      disabled={login.isPending}
      onClick={() => login.mutate()}
    >
      <Icon name="key-round" />
      {login.isPending ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
    </Button>
  )
}

/** Null if the user cancelled the browser's dialog. */
async function logIn() {
  const options = await request('POST /api/auth/passkey-login/options')
  const credential = await signWithPasskey(options)
  return credential && request('POST /api/auth/passkey-login', { body: { credential } })
}
