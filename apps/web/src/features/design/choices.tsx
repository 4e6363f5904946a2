import { useState } from 'react'
import { CheckboxRow } from '#ui/checkbox.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segments } from '#ui/segments.tsx'
import { SwitchRow } from '#ui/switch.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { type TextSize, textSizes } from '#ui/text-size.ts'
import { Specimen, Specimens } from './specimens.tsx'

export function Choices() {
  return (
    <Specimens title="Choices" hint="Each at least 44 px high, the whole row to be pressed.">
      <Specimen name="Checkbox">
        <CheckboxRow label="Send me a copy" defaultChecked />
        <CheckboxRow label="Include the photos" />
        <CheckboxRow label="Cannot be chosen" disabled />
      </Specimen>
      <Specimen name="Switch">
        <SwitchRow
          label="Light"
          hint="Like paper, day and night."
          icon={<Icon name="sun" />}
          checked
          onChange={() => {}}
        />
        <SwitchRow label="Dark" checked={false} onChange={() => {}} />
      </Specimen>
      <Specimen name="Segments">
        <Sizes />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Views"
          tabs={[
            { value: 'day', label: 'Days', icon: <Icon name="calendar" />, content: 'By day' },
            {
              value: 'kind',
              label: 'Categories',
              icon: <Icon name="tag" />,
              content: 'By category',
            },
          ]}
        />
      </Specimen>
      <Specimen name="Disclosure">
        <Disclosure
          summary="What is read from a photo"
          className="rounded-card border border-hairline bg-surface"
        >
          <p className="px-4 pb-4 text-sm text-muted">Vendor, date, amount, currency, category.</p>
        </Disclosure>
      </Specimen>
    </Specimens>
  )
}

function Sizes() {
  const [value, setValue] = useState<TextSize>(125)
  return (
    <Segments
      label="Text size"
      segments={textSizes.map((size) => ({ value: size, label: `${size} %` }))}
      value={value}
      onChange={setValue}
    />
  )
}
