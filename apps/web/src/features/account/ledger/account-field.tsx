import type { LedgerAccounts, ledgerAccounts } from '@quittance/contract/ledger'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { TextField } from '#ui/field.tsx'

type Typed = z.input<typeof ledgerAccounts>
export type LedgerForm = UseFormReturn<Typed, unknown, LedgerAccounts>

/** A field of the form with its error. */
export function AccountField({
  form,
  path,
  label,
  hint,
  isDigits = false,
  isNumber = false,
}: {
  form: LedgerForm
  path: FieldPath<Typed>
  label: string
  hint?: string
  /** A number whose zeros count. */
  isDigits?: boolean
  isNumber?: boolean
}) {
  const { error } = form.getFieldState(path, form.formState)
  return (
    <TextField
      label={label}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      {...(isDigits && { inputMode: 'numeric' })}
      {...(isNumber && { inputMode: 'decimal' })}
      hint={hint}
      error={error?.message}
      {...form.register(path, { setValueAs: isNumber ? toNumber : undefined })}
    />
  )
}

/** `7,7` is a number too. */
function toNumber(typed: string | number) {
  const text = String(typed).trim()
  return text === '' ? Number.NaN : Number(text.replace(',', '.'))
}
