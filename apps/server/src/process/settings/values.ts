import { z } from 'zod'

export const email = z.email('must be an email address')
export const wholeNumber = z.coerce.number('must be a whole number').int('must be a whole number')

export const yesOrNo = z
  .enum(['true', 'false'], 'must be true or false')
  .default('false')
  .transform((value) => value === 'true')

/** The names of the missing settings. */
export function missingOf(given: Record<string, string | undefined>) {
  return Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]))
}
