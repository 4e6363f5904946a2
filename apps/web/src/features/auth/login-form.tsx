import type { User } from '@quittance/contract/auth'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { request } from '#lib/api/api.ts'
import { setUser } from '#lib/data/user.ts'
import { toast } from '#ui/toast-store.ts'
import { AuthHeading } from './auth-layout.tsx'
import { CodeForm, codeReason } from './code-form.tsx'
import { type Credentials, CredentialsForm } from './credentials-form.tsx'
import { useSsoReason } from './other-ways.tsx'
import { useDestination } from './use-destination.ts'

const providerReason = 'We know who you are. Your account asks for a code as well.'
const none: Credentials = { email: '', password: '' }

export function LoginForm() {
  const [credentials, setCredentials] = useState(none)
  const welcome = useWelcome()
  const [isCodeWanted, setIsCodeWanted] = useState(false)
  const [, navigate] = useLocation()
  const isFromProvider = useSsoReason() === 'code'

  function askForCode(right: Credentials) {
    setCredentials(right)
    setIsCodeWanted(true)
  }

  if (isFromProvider || isCodeWanted) {
    return (
      <>
        <AuthHeading title="Enter your code">
          {isFromProvider ? providerReason : codeReason}
        </AuthHeading>
        <CodeForm
          logIn={(code) =>
            isFromProvider
              ? request('POST /api/auth/oidc/code', { body: { code } })
              : request('POST /api/auth/login', { body: { ...credentials, code } })
          }
          onDone={welcome}
          onBack={() => (isFromProvider ? navigate('/login') : setIsCodeWanted(false))}
        />
      </>
    )
  }
  return <CredentialsForm initial={credentials} onDone={welcome} onCodeWanted={askForCode} />
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
