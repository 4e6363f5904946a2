import type { ErrorCode } from '@quittance/contract/errors'
import { type ComponentProps, useEffect, useState } from 'react'
import { hasCode } from '#lib/api/has-code.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { TextField } from '#ui/field.tsx'

const aboutCodes: readonly ErrorCode[] = [
  'SECOND_STEP_REQUIRED',
  'WRONG_SECOND_STEP',
  'SECOND_STEP_CLOSED',
]

export function isAboutCode(error: unknown) {
  return aboutCodes.some((code) => hasCode(error, code))
}

/**
 * Whether a form must show the field for a code: once the server has asked for one, until the call
 * succeeds. Accounts without two-step sign-in are never asked.
 */
export function useSecondStepCode(
  { error, isSuccess }: { error: unknown; isSuccess: boolean },
  setFocus: (name: 'code') => void,
) {
  const [isWanted, setIsWanted] = useState(false)
  const isAsked = isAboutCode(error)
  if (isAsked && !isWanted) setIsWanted(true)
  if (isSuccess && isWanted) setIsWanted(false)
  useEffect(() => {
    if (isAboutCode(error) && isWanted) setFocus('code')
  }, [error, isWanted, setFocus])
  const message =
    isAsked && !hasCode(error, 'SECOND_STEP_REQUIRED') ? serverMessage(error) : undefined
  return { isWanted, message }
}

export function SecondStepCodeField(
  props: Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>,
) {
  return (
    <TextField
      label="Code"
      autoComplete="one-time-code"
      enterKeyHint="go"
      autoCapitalize="none"
      spellCheck={false}
      required
      hint="From your app, or a recovery code."
      {...props}
    />
  )
}
