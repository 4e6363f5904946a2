import type { ComponentProps } from 'react'
import { TextField } from '#ui/field.tsx'

/** The address that an account is known by; password managers fill it in. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  )
}
