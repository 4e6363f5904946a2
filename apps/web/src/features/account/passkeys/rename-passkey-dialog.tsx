import { zodResolver } from '@hookform/resolvers/zod'
import { type Passkey, passkeyNameBody } from '@quittance/contract/passkeys'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useDiscardQuestion } from '#ui/use-discard-question.tsx'
import { refreshPasskeys } from './passkeys-query.ts'

export function RenamePasskeyDialog({
  passkey,
  onClose,
}: {
  passkey: Passkey
  onClose: () => void
}) {
  const formId = useId()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passkeyNameBody),
    defaultValues: { name: passkey.name },
  })
  const rename = useMutation({
    mutationFn: (body: { name: string }) =>
      request('PUT /api/auth/passkeys/:id', { params: { id: passkey.id }, body }),
    onSuccess: async () => {
      await refreshPasskeys()
      onClose()
    },
  })
  const { ask, question } = useDiscardQuestion({
    title: 'Discard your changes?',
    text: 'The passkey keeps its name.',
    isNeeded: formState.isDirty && !rename.isPending,
    onDiscard: onClose,
  })
  const failure = failureMessage(rename.error)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && ask()}
      form="sheet"
      isFirm={rename.isPending}
      title="Rename passkey"
      footer={
        <>
          <Button variant="secondary" onClick={ask}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={rename.isPending}>
            {rename.isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit((values) => rename.mutate(values))}>
        <TextField
          label="Name"
          required
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          error={formState.errors.name?.message ?? failure}
          {...register('name')}
        />
      </form>
      {question}
    </Dialog>
  )
}
