import { useState } from 'react'
import { formatDate } from '#lib/format/dates.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxRow } from '#ui/checkbox.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { NewPasswordField } from '#ui/new-password-field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
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

const fieldStates = [
  { label: 'Empty', placeholder: 'Such as Hotel Adler' },
  { label: 'Filled in', required: true, defaultValue: 'Hotel Adler' },
  { label: 'Hovered', defaultValue: 'Hotel Adler', 'data-hovered': true },
  { label: 'In focus', defaultValue: 'Hotel Adler', 'data-focused': true },
  { label: 'With a hint', defaultValue: 'Hotel Adler', hint: 'As it is printed on the receipt.' },
  { label: 'Doubtful', defaultValue: 'Hotcl Adier', doubt: 'Hard to read. Please check.' },
  { label: 'Wrong', required: true, error: 'Vendor is required' },
  { label: 'Disabled', defaultValue: 'Hotel Adler', disabled: true },
]

const tips = [
  { text: 'At least 8 characters', isDone: true },
  { text: 'A number or a symbol', isDone: false },
]

const strength = { level: 2, words: 'Fair' }

export function Fields() {
  return (
    <Specimens
      title="Fields"
      hint="What is to be said stands below; the text in a field is never below 16 px."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {fieldStates.map((state) => (
          <TextField key={state.label} {...state} />
        ))}
        <PasswordField label="Password" defaultValue="correct horse" />
        <NewPasswordField label="New password" tips={tips} strength={strength} />
        <NewPasswordField
          label="New password, tips apart"
          tips={tips}
          tipsTitle="Tips"
          strength={undefined}
        />
        <Day />
        <SelectField label="Choice" defaultValue="EUR">
          <option>EUR</option>
          <option>GBP</option>
        </SelectField>
        <SelectField label="Wrong choice" error="Choose a currency">
          <option value="">Currency</option>
        </SelectField>
        <TextAreaField label="Longer text" rows={3} defaultValue="Dinner with the client." />
        <TextAreaField label="Longer text, doubtful" rows={3} doubt="Please check." />
      </div>
    </Specimens>
  )
}

function Day() {
  const [day, setDay] = useState('2026-03-12')
  return (
    <DateField
      label="Day"
      value={day}
      onChange={setDay}
      format={formatDate}
      parse={(typed) => (/^\d{4}-\d\d-\d\d$/.test(typed) ? typed : null)}
    />
  )
}
