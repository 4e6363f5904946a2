import { useUser } from '#lib/data/user.ts'
import { SectionCard } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { SwitchRow } from '#ui/switch.tsx'
import { usePreference } from './use-preference.ts'

export function NotificationSettings() {
  const { data: user } = useUser()
  const change = usePreference()
  if (!user) return null
  const { emailNotifications, processingUpdates } = user.preferences
  return (
    <SectionCard title="Notifications">
      <div className="-my-3 divide-y divide-hairline">
        <SwitchRow
          label="Email Notifications"
          hint="When something needs you. Security emails are always sent."
          icon={<Icon name="mail" />}
          checked={emailNotifications}
          onChange={(isOn) => change('emailNotifications', isOn)}
        />
        <SwitchRow
          label="Processing Updates"
          hint="A note on screen when a receipt has been read."
          icon={<Icon name="scan-text" />}
          checked={processingUpdates}
          onChange={(isOn) => change('processingUpdates', isOn)}
        />
      </div>
    </SectionCard>
  )
}
