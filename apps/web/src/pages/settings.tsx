import { AboutSettings } from '#features/account/about-settings.tsx'
import { AppearanceSettings } from '#features/account/appearance-settings.tsx'
import { NotificationSettings } from '#features/account/notification-settings.tsx'
import { PhotoSettings } from '#features/account/photo-settings.tsx'
import { SubscriptionSettings } from '#features/billing/subscription-settings.tsx'

export function SettingsPage() {
  return (
    <div className="max-w-2xl space-y-6">
      <h1 className="text-xl font-semibold tracking-tight">Settings</h1>
      <AppearanceSettings />
      <NotificationSettings />
      <PhotoSettings />
      <SubscriptionSettings />
      <AboutSettings />
    </div>
  )
}
