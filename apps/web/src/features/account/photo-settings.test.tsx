import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, sentTo, show } from '#test/calls.tsx'
import { person, signIn } from '#test/people.ts'
import { PhotoSettings } from './photo-settings.tsx'

const path = '/api/auth/preferences'

function isOn() {
  return screen.getByRole('switch', { name: 'Send original photos' }).ariaChecked === 'true'
}

test('photos are made smaller unless the user wants the originals sent', async () => {
  const fetch = answer({ [`PUT ${path}`]: () => ({ body: person }) })
  signIn()
  show(<PhotoSettings />)
  expect(isOn()).toBe(false)
  fireEvent.click(screen.getByRole('switch'))
  await waitFor(() =>
    expect(sentTo(path, fetch)).toEqual({ ...person.preferences, sendOriginals: true }),
  )
  await waitFor(() => expect(isOn()).toBe(true))
})

test('what could not be saved switches back', async () => {
  const refused = Promise.withResolvers<{ status: number }>()
  answer({ [`PUT ${path}`]: () => refused.promise })
  signIn()
  show(<PhotoSettings />)
  fireEvent.click(screen.getByRole('switch'))
  await waitFor(() => expect(isOn()).toBe(true))
  refused.resolve({ status: 500 })
  await waitFor(() => expect(isOn()).toBe(false))
})
