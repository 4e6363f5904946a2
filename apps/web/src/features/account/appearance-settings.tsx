import { SectionCard } from '#ui/card.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Segments } from '#ui/segments.tsx'
import { SwitchRow } from '#ui/switch.tsx'
import { setTextSize, textSizes, useTextSize } from '#ui/text-size.ts'
import { type Theme, useTheme } from '#ui/theme.tsx'

const themes: readonly { theme: Theme; label: string; icon: IconName }[] = [
  { theme: 'light', label: 'Light', icon: 'sun' },
  { theme: 'dark', label: 'Dark', icon: 'moon' },
  { theme: 'system', label: 'System', icon: 'monitor' },
]

const sizes = textSizes.map((size) => ({
  value: size,
  label: `${size} %`,
  face: (
    <span
      aria-hidden="true"
      className="font-semibold leading-none"
      // Each label hints at its size, at half the difference so that all fit.
      style={{ fontSize: `${0.9 + (size - 100) / 125}rem` }}
    >
      A
    </span>
  ),
}))

/** Exactly one is on: switching one on switches the others off. */
export function AppearanceSettings() {
  const current = useTheme()
  const textSize = useTextSize()
  return (
    <SectionCard title="Appearance">
      <div className="-my-3 divide-y divide-hairline">
        {themes.map(({ theme, label, icon }) => (
          <SwitchRow
            key={theme}
            label={label}
            icon={<Icon name={icon} />}
            checked={current.theme === theme}
            onChange={() => current.setTheme(theme)}
          />
        ))}
        <div className="pt-5 pb-4">
          <Segments
            label="Text size"
            icon={<Icon name="a-large-small" />}
            segments={sizes}
            value={textSize}
            onChange={setTextSize}
          />
        </div>
      </div>
    </SectionCard>
  )
}
