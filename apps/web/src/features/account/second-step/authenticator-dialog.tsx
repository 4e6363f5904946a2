import { zodResolver } from '@hookform/resolvers/zod'
import { secondStepBody } from '@quittance/contract/second-step'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { refreshSecondStep } from '#features/account/security-queries.ts'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useDiscardQuestion } from '#ui/use-discard-question.tsx'
import { copyText } from './copy-text.ts'

type AuthenticatorDialogProps = {
  setUp: { secret: string; url: string; picture: string }
  onClose: () => void
  onDone: (codes: readonly string[]) => void
}

export function AuthenticatorDialog({ setUp, onClose, onDone }: AuthenticatorDialogProps) {
  const formId = useId()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(secondStepBody),
    defaultValues: { code: '' },
  })
  const turnOn = useMutation({
    mutationFn: (body: { code: string }) => request('POST /api/auth/second-step', { body }),
    onSuccess: async ({ recoveryCodes }) => {
      onDone(recoveryCodes)
      await refreshSecondStep()
    },
  })
  const { ask, question } = useDiscardQuestion({
    title: 'Discard this setup?',
    text: 'Two-step sign-in stays off. If you have scanned the QR code, remove its entry from your app: its codes will not work.',
    stay: 'Continue',
    // The app may already have stored the secret; we cannot know.
    isNeeded: !turnOn.isPending,
    onDiscard: onClose,
  })
  const failure = failureMessage(turnOn.error)

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && ask()}
      form="screen"
      isContinued
      isFirm={turnOn.isPending}
      title="Connect your app"
      description="Scan the QR code with your authenticator app, then enter the code it shows."
      dismiss="Cancel"
      footer={
        <Button type="submit" form={formId} disabled={turnOn.isPending}>
          {turnOn.isPending ? 'Turning on...' : 'Turn on'}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-5"
        onSubmit={handleSubmit((values) => turnOn.mutate(values))}
      >
        <AppSecret {...setUp} />
        <TextField
          label="Code"
          autoComplete="one-time-code"
          enterKeyHint="done"
          inputMode="numeric"
          required
          hint="6 digits; a new code appears every 30 seconds."
          error={formState.errors.code?.message ?? failure}
          {...register('code', { onChange: () => turnOn.reset() })}
        />
      </form>
      {question}
    </Dialog>
  )
}

/** The secret for an authenticator app: to scan, to open, or to type. */
function AppSecret({ secret, url, picture }: { secret: string; url: string; picture: string }) {
  return (
    <>
      {/* Dark on white in both themes: not every camera reads inverted codes. */}
      <img
        alt="QR code for your authenticator app"
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        className="mx-auto size-44 rounded-control border border-hairline bg-white"
      />
      <a
        href={url}
        className="flex min-h-11 items-center justify-center gap-2 rounded-control border border-hairline px-4 text-sm font-medium sm:hidden"
      >
        <Icon name="smartphone" className="text-[1.125rem]" />
        Open in authenticator app
      </a>
      <div>
        <p className="text-sm text-muted">Or type this key into the app:</p>
        <div className="mt-1.5 flex items-center gap-2 rounded-control bg-sunken py-1 pr-1 pl-4">
          <code className="min-w-0 flex-1 py-2 text-sm break-words">
            {secret.replace(/.{4}(?=.)/g, '$& ')}
          </code>
          <Button
            variant="quiet"
            onClick={() => void copyText(secret, 'Key copied', 'Paste it into your app.')}
          >
            <Icon name="copy" className="text-[1.125rem]" />
            Copy
          </Button>
        </div>
      </div>
    </>
  )
}
