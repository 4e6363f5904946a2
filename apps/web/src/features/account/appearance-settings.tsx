import { SectionCard } from '#ui/card.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { SwitchRow } from '#ui/switch.tsx'
import { type Theme, useTheme } from '#ui/theme.tsx'

const themes: readonly { theme: Theme; label: string; hint: string; icon: IconName }[] = [
  { theme: 'light', label: 'Light', hint: 'Like paper, day and night.', icon: 'sun' },
  { theme: 'dark', label: 'Dark', hint: 'Easy on the eyes on a night flight.', icon: 'moon' },
  { theme: 'system', label: 'System', hint: 'The same as your device.', icon: 'monitor' },
]

/** Exactly one is on: switching one on switches the others off, and none can be switched off. */
export function AppearanceSettings() {
  const current = useTheme()
  return (
    <SectionCard title="Appearance">
      <div className="-my-3 divide-y divide-hairline">
        {themes.map(({ theme, label, hint, icon }) => (
          <SwitchRow
            key={theme}
            label={label}
            hint={hint}
            icon={<Icon name={icon} />}
            checked={current.theme === theme}
            onChange={() => current.setTheme(theme)}
          />
        ))}
      </div>
    </SectionCard>
  )
}
