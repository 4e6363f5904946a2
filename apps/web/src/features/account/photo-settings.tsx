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
          hint="Every pixel, for three to four times the data. Smaller ones are read just as well."
          icon={<Icon name="image" />}
          checked={user.preferences.sendOriginals}
          onChange={(isOn) => change('sendOriginals', isOn)}
        />
      </div>
    </SectionCard>
  )
}
