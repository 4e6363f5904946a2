import { zodResolver } from '@hookform/resolvers/zod'
import { confirmPasswordBody } from '@quittance/contract/auth'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { useDiscardQuestion } from '#ui/use-discard-question.tsx'

type PasswordDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  description: string
  children?: ReactNode
  /** Other fields of the dialog were changed. */
  isChanged?: boolean
  action: { label: string; pendingLabel: string; isDanger?: boolean }
  isPending: boolean
  failure: string | undefined
  onConfirm: (password: string) => void
}

/** Asks for the password again before a sensitive change. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { isOpen, onClose, title, description, action, isPending, isChanged = false } = props
  const formId = useId()
  const [isTyped, setIsTyped] = useState(false)
  const { ask, question } = useDiscardQuestion({
    title: 'Discard what you entered?',
    text: 'Nothing has been changed.',
    isNeeded: (isTyped || isChanged) && !isPending,
    onDiscard: onClose,
  })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && ask()}
      form="sheet"
      isFirm={isPending}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={ask}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={action.isDanger ? 'danger' : 'primary'}
            disabled={isPending}
          >
            {isPending ? action.pendingLabel : action.label}
          </Button>
        </>
      }
    >
      <PasswordForm {...props} formId={formId} onTyped={setIsTyped} />
      {question}
    </Dialog>
  )
}

function PasswordForm({
  formId,
  children,
  failure,
  onConfirm,
  onTyped,
}: PasswordDialogProps & { formId: string; onTyped: (isTyped: boolean) => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(confirmPasswordBody),
    defaultValues: { password: '' },
  })
  const { isDirty } = formState
  useEffect(() => onTyped(isDirty), [onTyped, isDirty])
  return (
    <form
      id={formId}
      noValidate
      className="space-y-5"
      onSubmit={handleSubmit(({ password }) => onConfirm(password))}
    >
      {children}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        enterKeyHint="go"
        required
        error={formState.errors.password?.message ?? failure}
        {...register('password')}
      />
    </form>
  )
}
