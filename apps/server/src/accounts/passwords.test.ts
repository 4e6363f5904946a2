import { expect, test } from 'vitest'
import { hashPassword, isPasswordRight } from './passwords.ts'

test('Hole 1: however many passwords are hashed, two are at once at the most, sixty wait and the rest come back', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 70 }, () => hashPassword('correct horse')),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThanOrEqual(8)
  expect(refused.length).toBeLessThanOrEqual(9)
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
  expect(await isPasswordRight(await hashPassword('correct horse'), 'correct horse')).toBe(true)
})
