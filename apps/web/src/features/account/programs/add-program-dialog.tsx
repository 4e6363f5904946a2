import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { PasswordDialog, type Proof } from '#features/account/password-dialog.tsx'
import { hasCode } from '#lib/api/has-code.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { CheckboxRow } from '#ui/checkbox.tsx'
import { FieldNotes, SelectField, TextField } from '#ui/field.tsx'
import type { ProgramKind } from './program-kinds.ts'

type AddProgramProps = {
  kind: ProgramKind
  onClose: () => void
  onDone: (secret: string) => Promise<unknown>
}

export function AddProgramDialog({ kind, onClose, onDone }: AddProgramProps) {
  const { add, text, choices, days: dayChoices = [] } = kind
  const notesId = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(Object.keys(choices.labels).slice(0, 1))
  const [days, setDays] = useState(90)
  const create = useMutation({
    mutationFn: (proof: Proof) => kind.create(typed, chosen, days, proof),
    onSuccess: (secret) => {
      onClose()
      return onDone(secret)
    },
  })
  const isAboutFields = hasCode(create.error, 'VALIDATION')
  return (
    <PasswordDialog
      isOpen
      onClose={onClose}
      title={add}
      description="Please enter your password, so that we know it is you."
      action={{ label: add, pendingLabel: 'Adding...' }}
      isChanged={typed !== ''}
      call={isAboutFields ? { ...create, error: null } : create}
      onConfirm={create.mutate}
    >
      <TextField
        {...text}
        required
        autoComplete="off"
        enterKeyHint="next"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{choices.label}</legend>
        {Object.entries(choices.labels).map(([choice, label]) => (
          <CheckboxRow
            key={choice}
            label={label}
            checked={chosen.includes(choice)}
            onChange={({ target }) => {
              const others = chosen.filter((one) => one !== choice)
              setChosen(target.checked ? [...others, choice] : others)
            }}
          />
        ))}
        <FieldNotes id={notesId} error={isAboutFields ? failureMessage(create.error) : undefined} />
      </fieldset>
      {dayChoices.length > 0 && (
        <SelectField
          label="Works for"
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
        >
          {dayChoices.map((count) => (
            <option key={count} value={count}>{`${count} days`}</option>
          ))}
        </SelectField>
      )}
    </PasswordDialog>
  )
}
