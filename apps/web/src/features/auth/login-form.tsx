import { useState } from 'react'
import { CodeForm } from './code-form.tsx'
import { type Credentials, CredentialsForm } from './credentials-form.tsx'

const none: Credentials = { email: '', password: '' }

/** Address and password, then the code where the account asks for one. */
export function LoginForm() {
  const [credentials, setCredentials] = useState(none)
  const [isCodeWanted, setIsCodeWanted] = useState(false)

  function askForCode(right: Credentials) {
    setCredentials(right)
    setIsCodeWanted(true)
  }

  if (isCodeWanted) {
    return <CodeForm credentials={credentials} onBack={() => setIsCodeWanted(false)} />
  }
  return <CredentialsForm initial={credentials} onCodeWanted={askForCode} />
}
