// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { answer } from '#test/calls.tsx'
import { queryClient } from './query-client.ts'
import { userQuery } from './user.ts'

test('401 means that nobody is signed in', async () => {
  answer({ 'GET /api/auth/user': () => ({ status: 401, body: { message: 'Not authenticated' } }) })
  expect(await queryClient.fetchQuery(userQuery)).toBeNull()
})

test('any other failure is an error, and is not tried again', async () => {
  const fetch = answer({
    'GET /api/auth/user': () => ({ status: 500, body: { message: 'Down' } }),
  })
  await expect(queryClient.fetchQuery(userQuery)).rejects.toThrow('Down')
  expect(fetch).toHaveBeenCalledOnce()
})
