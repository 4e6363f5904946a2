import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { keepAnswer, keptAnswer } from './answers.ts'
import { deviceUser, forgetDeviceUser, setDeviceUser } from './device-user.ts'
import { entriesOf, keepEntry } from './entries.ts'
import { newEntry } from './entry.ts'

const dana = 1
const eve = 2

afterEach(forgetDeviceUser)

test('what was answered is kept for who is signed in here, the newest answer of each query', async () => {
  await setDeviceUser(dana)
  await keepAnswer(dana, 'trips', ['Berlin'])
  await keepAnswer(dana, 'trips', ['Berlin', 'Oslo'])
  await keepAnswer(dana, 'active', null)
  expect(await keptAnswer('trips', dana)).toMatchObject({ data: ['Berlin', 'Oslo'] })
  expect(await keptAnswer('active', dana)).toMatchObject({ data: null })
  expect(await keptAnswer('history', dana)).toBeUndefined()
})

test('an app that starts and does not know its user yet is given what its device keeps', async () => {
  await setDeviceUser(dana)
  await keepAnswer(dana, 'user', { id: dana })
  expect(await keptAnswer('user', undefined)).toMatchObject({ data: { id: dana } })
})

test('nothing is kept for another, and nothing is read by another', async () => {
  await setDeviceUser(dana)
  await keepAnswer(eve, 'trips', ['Paris'])
  expect(await keptAnswer('trips', undefined)).toBeUndefined()
  await keepAnswer(dana, 'trips', ['Berlin'])
  expect(await keptAnswer('trips', eve)).toBeUndefined()
})

test('another user who signs in takes the place of the former', async () => {
  await setDeviceUser(dana)
  await keepAnswer(dana, 'trips', ['Berlin'])
  await setDeviceUser(eve)
  expect(await deviceUser()).toBe(eve)
  expect(await keptAnswer('trips', undefined)).toBeUndefined()
  await setDeviceUser(dana)
  expect(await keptAnswer('trips', dana)).toBeUndefined()
})

test('after signing out nothing is left, an answer that comes late is dropped, and entries stay', async () => {
  await setDeviceUser(dana)
  await keepAnswer(dana, 'trips', ['Berlin'])
  await keepEntry(entryOf(dana), null)
  await forgetDeviceUser()
  await keepAnswer(dana, 'trips', ['Berlin'])
  expect(await deviceUser()).toBeNull()
  expect(await keptAnswer('trips', undefined)).toBeUndefined()
  await setDeviceUser(dana)
  expect(await keptAnswer('trips', dana)).toBeUndefined()
  expect(await entriesOf(dana)).toHaveLength(1)
})

function entryOf(userId: number) {
  return newEntry({ userId, tripId: null, source: 'shared', photo: null })
}
