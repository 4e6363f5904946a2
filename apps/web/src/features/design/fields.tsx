import { useState } from 'react'
import { formatDate } from '#lib/format/dates.ts'
import { DateField } from '#ui/date-field.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import { NewPasswordField } from '#ui/new-password-field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { Specimens } from './specimens.tsx'

const states = [
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
        {states.map((state) => (
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
