import { zodResolver } from '@hookform/resolvers/zod'
import { confirmPasswordBody } from '@quittance/contract/auth'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ProviderButton } from '#lib/account/provider-button.tsx'
import { failureMessage } from '#lib/api/server-message.ts'
import { useUser } from '#lib/data/user.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { useDiscardQuestion } from '#ui/use-discard-question.tsx'
import { isAboutCode, SecondStepCodeField, useSecondStepCode } from './second-step-code.tsx'

type PasswordDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  description: string
  children?: ReactNode
  /** Other fields of the dialog were changed. */
  isChanged?: boolean
  action: { label: string; pendingLabel: string; isDanger?: boolean }
  /** Of the call that the password confirms. */
  call: { isPending: boolean; error: unknown; isSuccess: boolean }
  failure?: string | undefined
  onConfirm: (proof: Proof) => void
}

export type Proof = z.output<typeof confirmPasswordBody>

const passwordSentence = 'Please enter your password, so that we know it is you.'

/** Asks for the password again before a sensitive change, and for a code if the server does. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { isOpen, onClose, title, description, action, call, isChanged = false } = props
  const { isPending } = call
  const formId = useId()
  const [isTyped, setIsTyped] = useState(false)
  const isPasswordless = useUser().data?.isPasswordless
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
      description={isPasswordless ? description.replace(passwordSentence, '') : description}
      dismiss="Cancel"
      footer={
        <Button
          type="submit"
          form={formId}
          variant={action.isDanger ? 'danger' : 'primary'}
          disabled={isPending}
        >
          {isPending ? action.pendingLabel : action.label}
        </Button>
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
  call,
  failure = failureMessage(call.error),
  onConfirm,
  onTyped,
}: PasswordDialogProps & { formId: string; onTyped: (isTyped: boolean) => void }) {
  const isPasswordless = useUser().data?.isPasswordless
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(confirmPasswordBody),
    // Without a password the server checks how long ago the user signed in, and ignores this.
    defaultValues: { password: isPasswordless ? 'none' : '', code: '' },
  })
  const code = useSecondStepCode(call, setFocus)
  const { isDirty } = formState
  useEffect(() => onTyped(isDirty), [onTyped, isDirty])
  return (
    <form
      id={formId}
      noValidate
      className="space-y-5"
      onSubmit={handleSubmit((proof) => onConfirm({ ...proof, code: proof.code || undefined }))}
    >
      {children}
      {isPasswordless ? (
        <FreshSignIn failure={isAboutCode(call.error) ? undefined : failure} />
      ) : (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          enterKeyHint="go"
          required
          error={
            formState.errors.password?.message ?? (isAboutCode(call.error) ? undefined : failure)
          }
          {...register('password')}
        />
      )}
      {code.isWanted && (
        <SecondStepCodeField
          error={formState.errors.code?.message ?? code.message}
          {...register('code')}
        />
      )}
    </form>
  )
}

/** In place of a password: what the server refused, and the way to sign in again. */
function FreshSignIn({ failure }: Pick<PasswordDialogProps, 'failure'>) {
  if (!failure) return null
  return (
    <>
      <p role="alert" className="text-sm text-pretty text-wrong">
        {failure}
      </p>
      <ProviderButton redirect={location.pathname + location.hash} />
    </>
  )
}
