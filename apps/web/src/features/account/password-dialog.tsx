import { zodResolver } from '@hookform/resolvers/zod'
import { confirmPasswordBody } from '@quittance/contract/auth'
import { type ReactNode, useId } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordField } from '#ui/password-field.tsx'

type PasswordDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  description: string
  children?: ReactNode
  action: { label: string; pendingLabel: string; isDanger?: boolean }
  isPending: boolean
  /** What the server answered to the last try. */
  failure: string | undefined
  onConfirm: (password: string) => void
}

/** Asks for the password again before something that matters. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { isOpen, onClose, title, description, action, isPending } = props
  const formId = useId()
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      form="sheet"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
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
      <PasswordForm {...props} formId={formId} />
    </Dialog>
  )
}

function PasswordForm({
  formId,
  children,
  failure,
  onConfirm,
}: PasswordDialogProps & { formId: string }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(confirmPasswordBody),
    defaultValues: { password: '' },
  })
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
        required
        error={formState.errors.password?.message ?? failure}
        {...register('password')}
      />
    </form>
  )
}
