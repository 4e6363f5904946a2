import { Profile } from '#features/account/profile.tsx'
import { ResendButton } from '#features/auth/resend-button.tsx'
import { SubscriptionTab } from '#features/billing/subscription-tab.tsx'

export function ProfilePage() {
  return (
    <Profile
      subscription={<SubscriptionTab />}
      resendTo={(email) => <ResendButton email={email} variant="secondary" />}
    />
  )
}
