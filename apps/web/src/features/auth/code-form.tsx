import { zodResolver } from '@hookform/resolvers/zod'
import type { User } from '@quittance/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { hasCode } from '#lib/api/has-code.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { toast } from '#ui/toast-store.ts'
import { loginFailure } from './auth-messages.ts'

const codeForm = z.object({
  code: z.string().trim().min(1, 'Enter the code').max(40, 'This is too long for a code'),
})

export const codeReason = 'Your password is correct. The code keeps out anyone else who knows it.'

const codeKinds = {
  app: {
    hint: 'The 6 digits that your authenticator app shows now.',
    inputMode: 'numeric',
    other: 'Use a recovery code instead',
  },
  recovery: {
    hint: 'One of the codes you saved when you set this up. Each works once.',
    inputMode: 'text',
    other: 'Use a code from your app instead',
  },
} as const

/** The second step of a login. */
export function CodeForm({
  logIn,
  onDone,
  onBack,
}: {
  logIn: (code: string) => Promise<User>
  onDone: (user: User) => void
  onBack: () => void
}) {
  const [kind, setKind] = useState<keyof typeof codeKinds>('app')
  const { register, handleSubmit, formState, setError, setFocus, setValue, clearErrors } = useForm({
    resolver: zodResolver(codeForm),
    defaultValues: { code: '' },
  })
  const login = useMutation({
    mutationFn: logIn,
    onSuccess: onDone,
    onError: (error) => {
      if (hasCode(error, 'WRONG_SECOND_STEP') || hasCode(error, 'SECOND_STEP_CLOSED')) {
        return setError('code', { message: serverMessage(error) }, { shouldFocus: true })
      }
      toast({ ...loginFailure(error), variant: 'destructive' })
    },
  })

  useEffect(() => setFocus('code'), [setFocus])

  function switchKind() {
    setValue('code', '')
    clearErrors()
    setKind(kind === 'app' ? 'recovery' : 'app')
    setFocus('code')
  }

  return (
    <>
      <form
        noValidate
        className="space-y-5"
        onSubmit={handleSubmit(({ code }) => login.mutate(code))}
      >
        <TextField
          label="Code"
          autoComplete="one-time-code"
          enterKeyHint="go"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={codeKinds[kind].inputMode}
          required
          hint={codeKinds[kind].hint}
          error={formState.errors.code?.message}
          {...register('code')}
        />
        <Button type="submit" size="large" className="w-full" disabled={login.isPending}>
          {login.isPending ? 'Logging in...' : 'Log In'}
        </Button>
      </form>
      <div className="mt-4 flex flex-col gap-2">
        <Button variant="secondary" onClick={switchKind}>
          {codeKinds[kind].other}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  )
}
