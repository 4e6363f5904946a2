import { expect, test } from 'vitest'
import { hashPassword, isPasswordRight } from './passwords.ts'

test('Hole 1: however many passwords are hashed, two are at once, sixty wait and the rest come back', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 65 }, () => hashPassword('correct horse')),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(3)
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
  expect(await isPasswordRight(await hashPassword('correct horse'), 'correct horse')).toBe(true)
})
