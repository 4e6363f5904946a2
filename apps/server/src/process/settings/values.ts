import { z } from 'zod'

export const email = z.email('must be an email address')
export const wholeNumber = z.coerce.number('must be a whole number').int('must be a whole number')

export function within(min: number, max: number) {
  const error = `must be ${min} to ${max}`
  return wholeNumber.min(min, error).max(max, error)
}

export const yesOrNo = z
  .enum(['true', 'false'], 'must be true or false')
  .default('false')
  .transform((value) => value === 'true')

export function missingOf(given: Record<string, string | undefined>) {
  return Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]))
}
