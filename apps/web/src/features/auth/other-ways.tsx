import type { User } from '@quittance/contract/auth'
import type { SsoReason } from '@quittance/contract/oidc'
import { useSearch } from 'wouter'
import { canUsePasskeys } from '#lib/account/passkeys.ts'
import { ProviderButton } from '#lib/account/provider-button.tsx'
import { safeRedirect } from '#lib/account/safe-redirect.ts'
import { useConfig } from '#lib/data/config.ts'
import { PasskeyLogin } from './passkey-login.tsx'

/** Every way to sign in without a password, below a form or alone; a new account has no passkey yet. */
export function OtherWays(props: { isAlone?: boolean; onPasskey?: (user: User) => void }) {
  const redirect = safeRedirect(useSearch()) ?? '/'
  const hasProvider = Boolean(useConfig()?.provider)
  const onPasskey = canUsePasskeys() ? props.onPasskey : undefined
  if (!hasProvider && !onPasskey) return null
  return (
    <>
      {!props.isAlone && <OrLine />}
      <div className="space-y-3">
        <ProviderButton redirect={redirect} />
        {onPasskey && <PasskeyLogin onDone={onPasskey} />}
      </div>
    </>
  )
}

export function OrLine() {
  return (
    <p className="my-5 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
      or
    </p>
  )
}

/** NAME is the provider's. */
const reasons: Partial<Record<string, string>> = {
  failed: 'Signing in with NAME did not work. Please try again.',
  cancelled: 'Signing in with NAME was cancelled.',
  unverified:
    'NAME has not confirmed that your email address is yours. Verify it there, or ask your administrator.',
  'not-allowed':
    'No account can be created here for your email address. Please ask your administrator.',
  'other-person':
    'The account with your email address belongs to another user of NAME. Please ask your administrator.',
  link: 'You already have an account here. Log in once with its password or a passkey; from then on NAME opens it too.',
} satisfies Record<Exclude<SsoReason, 'code'>, string>

/** Why single sign-on led back to this page. */
export function useSsoReason() {
  return new URLSearchParams(useSearch()).get('sso') as SsoReason | null
}

export function SsoNotice() {
  const words = reasons[useSsoReason() ?? '']
  const name = useConfig()?.provider
  if (!words || !name) return null
  return (
    <p role="alert" className="mb-6 rounded-control bg-waiting-soft p-4 text-sm text-pretty">
      {words.replace('NAME', name)}
    </p>
  )
}
