import { useUser } from '#lib/data/user.ts'
import { SectionCard } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { SwitchRow } from '#ui/switch.tsx'
import { usePreference } from './use-preference.ts'

export function PhotoSettings() {
  const { data: user } = useUser()
  const change = usePreference()
  if (!user) return null
  return (
    <SectionCard title="Photos">
      <div className="-my-3">
        <SwitchRow
          label="Send original photos"
          hint="Finance gets every pixel, for three to four times as much data. If off, photos are made smaller before sending: they are read just as well, and small print stays legible."
          icon={<Icon name="image" />}
          checked={user.preferences.sendOriginals}
          onChange={(isOn) => change('sendOriginals', isOn)}
        />
      </div>
    </SectionCard>
  )
}
