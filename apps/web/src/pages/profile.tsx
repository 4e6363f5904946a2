import { Profile } from '#features/account/profile.tsx'
import { SubscriptionTab } from '#features/billing/subscription-tab.tsx'

export function ProfilePage() {
  return <Profile subscription={<SubscriptionTab />} />
}
