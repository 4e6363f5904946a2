import { type ReactNode, useId } from 'react'
import type { z } from 'zod'
import { copyText } from '#features/account/second-step/copy-text.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxRow } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FieldNotes } from '#ui/field.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'

/** Shown only once, so the dialog closes by its button alone. */
export function ShownOnceDialog({
  title,
  description,
  secret,
  onClose,
}: {
  title: string
  description: string
  secret: string | undefined
  onClose: () => void
}) {
  return (
    <Dialog
      open={secret !== undefined}
      onOpenChange={() => {}}
      form="sheet"
      isContinued
      isStaying
      title={title}
      description={description}
      footer={<Button onClick={onClose}>I have saved it</Button>}
    >
      <p className="rounded-control bg-sunken p-4 text-sm wrap-anywhere select-all">
        <code>{secret}</code>
      </p>
      <Button
        variant="secondary"
        className="mt-4 w-full"
        onClick={() => void copyText(secret ?? '', 'Copied')}
      >
        <Icon name="copy" className="text-[1.125rem]" />
        Copy
      </Button>
    </Dialog>
  )
}

export function ProgramRow({
  icon,
  name,
  action,
  onRemove,
  children,
}: {
  icon: IconName
  name: string
  action: string
  onRemove: () => void
  children: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-4">
      <Icon name={icon} className="mt-0.5 text-muted" />
      <div className="min-w-24 flex-1 text-sm text-muted">
        <p className="text-base font-medium wrap-anywhere text-text">{name}</p>
        {children}
      </div>
      <Button variant="secondary" aria-label={`${action} ${name}`} onClick={onRemove}>
        {action}
      </Button>
    </li>
  )
}

export function RemoveDialog({
  title,
  description,
  action,
  call,
  onConfirm,
  onClose,
}: {
  title: string
  description: string
  action: string
  call: { isPending: boolean }
  onConfirm: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" disabled={call.isPending} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  )
}

/** The first problem of each field. */
export function problemsOf(error: z.ZodError | undefined): Record<string, string> {
  const problems = error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []
  return Object.fromEntries(problems.toReversed())
}

export function Choices<Choice extends string>({
  label,
  choices,
  labels,
  chosen,
  onChange,
  error,
}: {
  label: string
  choices: readonly Choice[]
  labels: Record<Choice, string>
  chosen: readonly Choice[]
  onChange: (chosen: Choice[]) => void
  error: string | undefined
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {choices.map((choice) => (
        <CheckboxRow
          key={choice}
          label={labels[choice]}
          checked={chosen.includes(choice)}
          onChange={({ target }) =>
            onChange(
              choices.filter((one) => (one === choice ? target.checked : chosen.includes(one))),
            )
          }
        />
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}

export function reportRemoval(error: unknown) {
  toast({
    title: 'Not removed',
    description: serverMessage(error) ?? 'Please check your connection and try again.',
    variant: 'destructive',
  })
}
