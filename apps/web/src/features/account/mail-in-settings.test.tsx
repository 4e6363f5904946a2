import type { InboundAddress } from '@quittance/contract/inbound'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { configQuery } from '#lib/data/config.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, never, sentTo, show } from '#test/calls.tsx'
import { publicConfig } from '#test/config.ts'
import { signIn } from '#test/people.ts'
import { currentToast } from '#ui/toast-store.ts'
import { MailInSettings } from './mail-in-settings.tsx'

const path = '/api/inbound-address'
const known: InboundAddress = {
  address: 'k7m2p9q4w8x3c6v5b2n7@in.example.com',
  takesOthers: false,
  refusals: [],
}

beforeEach(() => {
  queryClient.setQueryData(configQuery.queryKey, publicConfig({ mailIn: true }))
  signIn()
})

async function open(body: Partial<InboundAddress> = {}, calls: Parameters<typeof answer>[0] = {}) {
  const fetch = answer({ [`GET ${path}`]: () => ({ body: { ...known, ...body } }), ...calls })
  show(<MailInSettings />)
  await screen.findByText(known.address)
  return fetch
}

function isOn() {
  return screen.getByRole('switch').ariaChecked === 'true'
}

test('is not there where this installation takes no mail', () => {
  const fetch = answer({})
  queryClient.setQueryData(configQuery.queryKey, publicConfig())
  show(<MailInSettings />)
  expect(screen.queryByText('Receipts by email')).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

test('goes where mail was switched off since the page was loaded', async () => {
  answer({ [`GET ${path}`]: () => ({ status: 404, body: { code: 'NOT_FOUND', message: '-' } }) })
  show(<MailInSettings />)
  await waitFor(() => expect(screen.queryByText('Receipts by email')).toBeNull())
})

test('an unverified user is told what to do, and nothing is requested', () => {
  const fetch = answer({})
  signIn({ emailVerified: false })
  show(<MailInSettings />)
  expect(screen.getByText(/^Verify your email address/)).toBeTruthy()
  expect(fetch).not.toHaveBeenCalled()
})

test('while the address is awaited nothing can be pressed or read out', () => {
  answer({ [`GET ${path}`]: never })
  show(<MailInSettings />)
  expect(screen.getByRole('region', { name: 'Receipts by email' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('an address that could not be loaded can be asked for again', async () => {
  let isUp = false
  answer({ [`GET ${path}`]: () => (isUp ? { body: known } : { status: 500 }) })
  show(<MailInSettings />)
  await screen.findByText(/^Your address could not be loaded/)
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(known.address)).toBeTruthy()
})

test('the address is copied', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Address copied' }))
  expect(writeText).toHaveBeenCalledWith(known.address)
})

test('an address that could not be changed stays, and says why', async () => {
  const fetch = await open({}, { [`POST ${path}/renew`]: () => ({ status: 500 }) })
  fireEvent.click(screen.getByRole('button', { name: 'New address' }))
  expect(screen.getByText(/The old address stops working at once/)).toBeTruthy()
  expect(fetch).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'Get a new address' }))
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Address not changed' }))
  expect(screen.getByText(known.address)).toBeTruthy()
})

test('after a lost response the current address is shown', async () => {
  const renewed = { ...known, address: 'zzzz2222yyyy3333xxxx@in.example.com' }
  let now = known
  const loseResponse = () => {
    now = renewed
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  const calls = { [`GET ${path}`]: () => ({ body: now }), [`POST ${path}/renew`]: loseResponse }
  await open({}, calls)
  fireEvent.click(screen.getByRole('button', { name: 'New address' }))
  fireEvent.click(screen.getByRole('button', { name: 'Get a new address' }))
  expect(await screen.findByText(renewed.address)).toBeTruthy()
  expect(currentToast()).toMatchObject({ title: 'The address may have changed' })
})

test('other senders are let in by a switch, which switches back where that could not be saved', async () => {
  const refused = Promise.withResolvers<{ status: number }>()
  const fetch = await open({}, { [`PUT ${path}`]: () => refused.promise })
  expect(isOn()).toBe(false)
  fireEvent.click(screen.getByRole('switch', { name: 'Accept other senders' }))
  await waitFor(() => expect(isOn()).toBe(true))
  expect(sentTo(path, fetch, 'PUT')).toEqual({ takesOthers: true })
  refused.resolve({ status: 500 })
  await waitFor(() => expect(isOn()).toBe(false))
})

test('refused emails are listed with their reasons', async () => {
  const at = new Date(2026, 10, 3, 14, 5).toISOString()
  await open({
    refusals: [
      { at, sender: 'stranger@example.net', subject: 'Your bill', reason: 'stranger' },
      { at, sender: '', subject: '', reason: 'forged' },
    ],
  })
  fireEvent.click(screen.getByRole('button', { name: /^Refused/ }))
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('Your bill')
  expect(first?.textContent).toContain('stranger@example.net · Nov 3, 2026, 2:05 PM')
  expect(first?.textContent).toContain('It was not sent from your address.')
  expect(second?.textContent).toContain('No subject')
  expect(second?.textContent).toContain('Unknown sender')
})

test('where nothing was refused that is said', async () => {
  await open()
  expect(screen.getByText('Nothing was refused in the last 30 days.')).toBeTruthy()
})
