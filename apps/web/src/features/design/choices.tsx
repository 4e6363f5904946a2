import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CheckboxRow } from '#ui/checkbox.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segments } from '#ui/segments.tsx'
import { Spinner } from '#ui/spinner.tsx'
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

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const states = [
  { name: 'rest' },
  { name: 'hover', 'data-hovered': true },
  { name: 'focus', 'data-focused': true },
  { name: 'disabled', disabled: true },
]

export function Buttons() {
  return (
    <Specimens title="Buttons" hint="One primary a screen; danger only where something is lost.">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-end gap-4">
          {states.map(({ name, ...state }) => (
            <Specimen key={name} name={`${variant}, ${name}`}>
              <Button variant={variant} {...state}>
                Save Receipt
              </Button>
            </Specimen>
          ))}
          <Specimen name="busy">
            <Button variant={variant} disabled>
              <Spinner label="Saving" />
              Saving...
            </Button>
          </Specimen>
          <Specimen name="large">
            <Button variant={variant} size="large">
              Start Here
            </Button>
          </Specimen>
        </div>
      ))}
    </Specimens>
  )
}
