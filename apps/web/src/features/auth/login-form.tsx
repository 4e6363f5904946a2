import type { User } from '@quittance/contract/auth'
import { useState } from 'react'
import { setUser } from '#lib/data/user.ts'
import { toast } from '#ui/toast-store.ts'
import { AuthHeading } from './auth-layout.tsx'
import { CodeForm, codeReason } from './code-form.tsx'
import { type Credentials, CredentialsForm } from './credentials-form.tsx'
import { useDestination } from './use-destination.ts'

const none: Credentials = { email: '', password: '' }

export function LoginForm() {
  const [credentials, setCredentials] = useState(none)
  const welcome = useWelcome()
  const [isCodeWanted, setIsCodeWanted] = useState(false)

  function askForCode(right: Credentials) {
    setCredentials(right)
    setIsCodeWanted(true)
  }

  if (isCodeWanted) {
    return (
      <>
        <AuthHeading title="Enter your code">{codeReason}</AuthHeading>
        <CodeForm
          credentials={credentials}
          onDone={welcome}
          onBack={() => setIsCodeWanted(false)}
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
