import type { User } from '@quittance/contract/auth'
import type { SsoReason } from '@quittance/contract/oidc'
import { useSearch } from 'wouter'
import { canUsePasskeys } from '#lib/account/passkeys.ts'
import { ProviderButton } from '#lib/account/provider-button.tsx'
import { safeRedirect } from '#lib/account/safe-redirect.ts'
import { useConfig } from '#lib/data/config.ts'
import { PasskeyLogin } from './passkey-login.tsx'

type OtherWaysProps = {
  /** There is no form above to separate them from. */
  isAlone?: boolean
  /** A new account has no passkey yet. */
  onPasskey?: (user: User) => void
}

/** Every way to sign in without a password. */
export function OtherWays({ isAlone = false, onPasskey }: OtherWaysProps) {
  const hasProvider = Boolean(useConfig()?.provider)
  const redirect = safeRedirect(useSearch()) ?? undefined
  const hasPasskeys = onPasskey && canUsePasskeys()
  if (!hasProvider && !hasPasskeys) return null
  return (
    <>
      {!isAlone && <OrLine />}
      <div className="space-y-3">
        <ProviderButton redirect={redirect} />
        {hasPasskeys && <PasskeyLogin onDone={onPasskey} />}
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

const reasons: Record<Exclude<SsoReason, 'code'>, (name: string) => string> = {
  failed: (name) => `Signing in with ${name} did not work. Please try again.`,
  cancelled: (name) => `Signing in with ${name} was cancelled.`,
  unverified: (name) =>
    `${name} has not confirmed that your email address is yours. Verify it there, or ask your administrator.`,
  'not-allowed': () =>
    'No account can be created here for your email address. Please ask your administrator.',
  'other-person': (name) =>
    `The account with your email address belongs to another user of ${name}. Please ask your administrator.`,
  link: (name) =>
    `You already have an account here. Log in once with its password or a passkey; from then on ${name} opens it too.`,
}

/** Why single sign-on led back to this page. */
export function useSsoReason() {
  return new URLSearchParams(useSearch()).get('sso') as SsoReason | null
}

export function SsoNotice() {
  const reason = useSsoReason()
  const name = useConfig()?.provider
  if (!name || !reason || !Object.hasOwn(reasons, reason)) return null
  return (
    <p role="alert" className="mb-6 rounded-control bg-waiting-soft p-4 text-sm text-pretty">
      {reasons[reason as keyof typeof reasons](name)}
    </p>
  )
}
