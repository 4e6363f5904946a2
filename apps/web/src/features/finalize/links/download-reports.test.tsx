import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, never, show } from '#test/calls.tsx'
import { currentToast } from '#ui/toast-store.ts'
import { DownloadReports } from './download-reports.tsx'

const download = {
  excel: 'https://q.example/reports/x/Oslo.xlsx',
  zip: 'https://q.example/reports/z/Oslo.zip',
  pdf: 'https://q.example/reports/p/Oslo.pdf',
}
const trip = { id: 7, name: 'Oslo' }
const label = 'Generate Download Links'
const call = 'POST /api/trips/7/download'

function press() {
  show(<DownloadReports {...{ trip, label }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Generate Download Links for Oslo' }))
}

test('turns into links to the three files, which have the focus', async () => {
  answer({ [call]: () => ({ body: { download } }) })
  press()
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(download))
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringContaining('Excel Report'),
    expect.stringContaining('Receipt Images'),
    expect.stringContaining('PDF Report'),
  ])
  expect(screen.getByText('Links work for 7 days, even without an account.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Reports of Oslo' }))
})

test('Truth 27: in a row the button keeps its words; the links, and what went wrong, appear where there is room', async () => {
  const below = document.body.appendChild(document.createElement('div'))
  let isBroken = true
  answer({ [call]: () => (isBroken ? { status: 500 } : { body: { download } }) })
  show(<DownloadReports {...{ trip, label }} linksIn={below} />)
  const button = screen.getByRole('button', { name: 'Generate Download Links for Oslo' })
  const hidden = button.querySelector('.sr-only')?.textContent
  expect(button.textContent.replace(hidden ?? '', '')).toMatch(/Generate Download Links\s*$/)
  fireEvent.click(button)
  await waitFor(() => expect(below.textContent).toContain('The links could not be created.'))
  isBroken = false
  fireEvent.click(button)
  await waitFor(() => expect(below.querySelectorAll('a')).toHaveLength(3))
  expect(document.activeElement).toBe(below.firstElementChild)
  expect(button.isConnected).toBe(true)
  below.remove()
})

test('links stay while new ones are made, also when that fails, and when the rows are others', async () => {
  const below = document.body.appendChild(document.createElement('div'))
  let isBroken = false
  answer({ [call]: () => (isBroken ? { status: 500 } : { body: { download } }) })
  const reports = <DownloadReports {...{ trip, label }} linksIn={below} />
  show(reports)
  const button = screen.getByRole('button', { name: 'Generate Download Links for Oslo' })
  fireEvent.click(button)
  await waitFor(() => expect(below.querySelectorAll('a')).toHaveLength(3))
  isBroken = true
  fireEvent.click(button)
  expect(below.querySelectorAll('a')).toHaveLength(3)
  await waitFor(() => expect(below.textContent).toContain('The links could not be created.'))
  expect(below.querySelectorAll('a')).toHaveLength(3)
  cleanup()
  button.focus()
  show(reports)
  expect(below.querySelectorAll('a')).toHaveLength(3)
  expect(below.contains(document.activeElement)).toBe(false)
  below.remove()
})

test('says that it is at work', async () => {
  answer({ [call]: never })
  press()
  const busy = await screen.findByRole('button', { name: /Generating links/ })
  expect(busy).toHaveProperty('disabled', true)
})

test.each([
  [409, 'Only a finalized trip has reports. Finalize it first.'],
  [0, 'Please check your connection and try again.'],
])('a failure (%i) says what to do, and can be tried again', async (status, words) => {
  answer({
    [call]: () => {
      if (status === 0) throw new Error('offline')
      return { status, body: { message: words } }
    },
  })
  press()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(`The links could not be created. ${words}`)
  expect(screen.getByRole('button', { name: /Generate Download Links/ })).toHaveProperty(
    'disabled',
    false,
  )
})

test('where there is no clipboard, a toast says how to copy by hand', async () => {
  vi.stubGlobal('navigator', {})
  answer({ [call]: () => ({ body: { download } }) })
  press()
  fireEvent.click(await screen.findByRole('button', { name: 'Copy link to Excel Report' }))
  await waitFor(() => expect(currentToast()?.title).toBe('The link could not be copied'))
})
