import { AboutSettings } from '#features/account/about-settings.tsx'
import { AppearanceSettings } from '#features/account/appearance-settings.tsx'
import { LedgerSettings } from '#features/account/ledger-settings.tsx'
import { MailInSettings } from '#features/account/mail-in-settings.tsx'
import { NotificationSettings } from '#features/account/notification-settings.tsx'
import { PhotoSettings } from '#features/account/photo-settings.tsx'
import { ReaderSettings } from '#features/account/reader-settings.tsx'
import { SubscriptionSettings } from '#features/billing/subscription-settings.tsx'

const column = 'min-w-0 space-y-4 lg:space-y-6'

export function SettingsPage() {
  return (
    <div className="@container">
      <h1 className="mb-4 text-xl font-semibold tracking-tight lg:mb-6">Settings</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @3xl:grid-cols-2 @3xl:items-start lg:gap-6">
        <div className={column}>
          <AppearanceSettings />
          <NotificationSettings />
          <ReaderSettings />
        </div>
        <div className={column}>
          <PhotoSettings />
          <MailInSettings />
          <LedgerSettings />
          <SubscriptionSettings />
          <AboutSettings />
        </div>
      </div>
    </div>
  )
}
