import type { User } from '@quittance/contract/auth'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { request } from '#lib/api/api.ts'
import { useConfig } from '#lib/data/config.ts'
import { setUser } from '#lib/data/user.ts'
import { toast } from '#ui/toast-store.ts'
import { AuthHeading } from './auth-layout.tsx'
import { CodeForm, codeReason } from './code-form.tsx'
import { type Credentials, CredentialsForm } from './credentials-form.tsx'
import { useSsoReason } from './other-ways.tsx'
import { useDestination } from './use-destination.ts'

const none: Credentials = { email: '', password: '' }

export function LoginForm() {
  const [credentials, setCredentials] = useState(none)
  const welcome = useWelcome()
  const [isCodeWanted, setIsCodeWanted] = useState(false)
  const isFromProvider = useSsoReason() === 'code'

  function askForCode(right: Credentials) {
    setCredentials(right)
    setIsCodeWanted(true)
  }

  if (isFromProvider) return <ProviderCode onDone={welcome} />
  if (isCodeWanted) {
    return (
      <>
        <AuthHeading title="Enter your code">{codeReason}</AuthHeading>
        <CodeForm
          logIn={(code) => request('POST /api/auth/login', { body: { ...credentials, code } })}
          onDone={welcome}
          onBack={() => setIsCodeWanted(false)}
        />
      </>
    )
  }
  return <CredentialsForm initial={credentials} onDone={welcome} onCodeWanted={askForCode} />
}

/** The provider has signed the user in, and the account has a second step. */
function ProviderCode({ onDone }: { onDone: (user: User) => void }) {
  const [, navigate] = useLocation()
  return (
    <>
      <AuthHeading title="Enter your code">
        {useConfig()?.provider} has confirmed who you are. Your account asks for a code as well.
      </AuthHeading>
      <CodeForm
        logIn={(code) => request('POST /api/auth/oidc/code', { body: { code } })}
        onDone={onDone}
        onBack={() => navigate('/login', { replace: true })}
      />
    </>
  )
}

/** What follows a login by any method. */
function useWelcome() {
  const leadToDestination = useDestination()
  return function welcome(user: User) {
    leadToDestination()
    setUser(user)
    toast({ title: 'Welcome back!' })
  }
}
