import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { formatDate, today } from '#lib/format/dates.ts'
import { answer, never, sentTo, show } from '#test/calls.tsx'
import { person, signIn } from '#test/people.ts'
import { tripWithSummary } from '#test/trips.ts'
import { currentToast } from '#ui/toast-store.ts'
import { FinalizeDialog } from './finalize-dialog.tsx'

const oslo = tripWithSummary({
  id: 7,
  name: 'Oslo',
  startDate: '2026-10-01',
  status: 'active',
  summary: {
    receiptCount: 2,
    totalAmount: '67.00 USD, 4.20 EUR',
    currencies: { EUR: '4.20', USD: '67.00' },
    converted: null,
    categories: {},
  },
})
const read = { 'GET /api/trips/7': () => ({ body: oslo }) }

const resend = <button type="button">Resend Email</button>

function open(trip: typeof oslo | null = oslo) {
  const onClose = vi.fn()
  const onSuccess = vi.fn()
  const { container } = show(
    <FinalizeDialog isOpen resend={resend} {...{ trip, onClose, onSuccess }} />,
  )
  return { container, onClose, onSuccess }
}

async function sendTo(value: string) {
  fireEvent.change(await screen.findByLabelText(/Send Report To/), { target: { value } })
}

function openOptions() {
  fireEvent.click(screen.getByRole('button', { name: /^Options/ }))
}

async function finalize() {
  await sendTo('finance@example.com')
  fireEvent.click(screen.getByRole('button', { name: 'Finalize Trip' }))
}

test('says what is to be repaid where the company paid a part, or what is owed', async () => {
  const repay = { totalAmount: '−4.20 EUR', currencies: { EUR: '-4.20' }, converted: null }
  const summary = { ...oslo.summary, currencies: { EUR: '62.80' }, repay }
  answer({ 'GET /api/trips/7': () => ({ body: { ...oslo, summary } }) })
  open()
  expect(await screen.findByText('You owe 4.20 EUR')).toBeTruthy()
  expect(screen.getByText('67.00 EUR already paid by the company')).toBeTruthy()
})

test('nothing shows without a trip', async () => {
  const fetch = answer({})
  open(null)
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without a passed trip it is about the active one', async () => {
  answer({ ...read, 'GET /api/trips/active': () => ({ body: oslo }) })
  open(null)
  expect(await screen.findByText('Oslo')).toBeTruthy()
})

test('sums up the trip, and leaves the spending for later', async () => {
  const fetch = answer(read)
  open()
  const facts = ['Trip Name', 'Date Range', 'Total Receipts', 'Total Amount']
  await screen.findByText(/Currency summary/)
  const [name, range, receipts, amount] = facts.map(
    (label) => screen.getByText(label).nextElementSibling?.textContent,
  )
  expect(name).toBe('Oslo')
  expect(range).toBe(`Oct 1, 2026 - ${formatDate(today())}`)
  expect(receipts).toBe('2')
  expect(amount).toBe('67.00 USD4.20 EUR')
  expect(screen.getByText(/Currency summary/).textContent).toContain('67.00 USD, 4.20 EUR')
  expect(fetch.mock.calls.some(([path]) => path.endsWith('/spending'))).toBe(false)
})

test('where a keyboard would cover it, what is about to be finalized has the focus, by a name', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  answer(read)
  open()
  const summary = await screen.findByRole('group', { name: 'Trip to be finalized' })
  await waitFor(() => expect(document.activeElement).toBe(summary))
})

test('asks where to send the report; images and a copy are on', async () => {
  const fetch = answer({ ...read, 'POST /api/trips/7/finalize': never })
  open()
  const address = await screen.findByLabelText(/Send Report To/)
  expect(address.getAttribute('type')).toBe('email')
  expect(address.getAttribute('aria-required')).toBe('true')
  expect(address.getAttribute('placeholder')).toContain('finance@')
  openOptions()
  expect(screen.getByLabelText('Include receipt images')).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Send me a copy')).toHaveProperty('checked', true)
  expect(screen.getByRole('button', { name: 'Finalize Trip' })).toHaveProperty('disabled', true)

  await finalize()
  const busy = await screen.findByRole('button', { name: 'Finalizing...' })
  expect(busy).toHaveProperty('disabled', true)
  expect(sentTo('/api/trips/7/finalize', fetch)).toEqual({
    email: 'finance@example.com',
    includeCopy: true,
    includeImages: true,
  })
})

test('Truth 12: the end date defaults to the last receipt’s, and is sent only if changed', async () => {
  const summary = { ...oslo.summary, lastReceiptOn: '2026-10-04' }
  const fetch = answer({
    'GET /api/trips/7': () => ({ body: { ...oslo, summary } }),
    'POST /api/trips/7/finalize': () => ({ status: 503, body: {} }),
  })
  open()
  await screen.findByRole('button', { name: /^Options ends Oct 4, 2026, with images, with a copy/ })
  openOptions()
  const end = await screen.findByLabelText(/End Date/)
  await waitFor(() => expect(end).toHaveProperty('value', 'Oct 4, 2026'))
  await finalize()
  await screen.findByText(/Failed to finalize trip: 503/)
  expect(sentTo('/api/trips/7/finalize', fetch)).not.toHaveProperty('endDate')

  fireEvent.change(end, { target: { value: '2026-09-30' } })
  await finalize()
  expect(await screen.findByText('The end date cannot be before the start date.')).toBeTruthy()
  fireEvent.change(end, { target: { value: '2026-10-06' } })
  await finalize()
  await waitFor(() =>
    expect(sentTo('/api/trips/7/finalize', fetch)).toMatchObject({ endDate: '2026-10-06' }),
  )
})

test('the last recipient is filled in, earlier ones are offered, and what was typed stays', async () => {
  const recipients = ['last@example.com', 'earlier@example.com']
  const fetch = answer({
    ...read,
    'GET /api/trips/recipients': () => ({ body: recipients }),
    'POST /api/trips/7/finalize': never,
  })
  const { container } = open()
  const address = await screen.findByLabelText(/Send Report To/)
  await waitFor(() => expect(address).toHaveProperty('value', 'last@example.com'))
  const list = container.ownerDocument.getElementById(address.getAttribute('list') ?? '')
  expect([...(list?.children ?? [])].map((option) => option.getAttribute('value'))).toEqual(
    recipients,
  )
  await finalize()
  await screen.findByRole('button', { name: 'Finalizing...' })
  expect(sentTo('/api/trips/7/finalize', fetch)).toMatchObject({ email: 'finance@example.com' })
})

test('the last recipient that arrives in a focused field is selected, so that typing replaces it', async () => {
  const recipients = Promise.withResolvers<{ body: string[] }>()
  answer({ ...read, 'GET /api/trips/recipients': () => recipients.promise })
  open()
  const address = await screen.findByLabelText<HTMLInputElement>(/Send Report To/)
  const select = vi.spyOn(address, 'select')
  address.focus()
  recipients.resolve({ body: ['last@example.com'] })
  await waitFor(() => expect(address.value).toBe('last@example.com'))
  expect(select).toHaveBeenCalledOnce()
})

test('an address typed while the last recipient was loading stays', async () => {
  const recipients = Promise.withResolvers<{ body: string[] }>()
  const trip = Promise.withResolvers<{ body: typeof oslo }>()
  const fetch = answer({
    'GET /api/trips/7': () => trip.promise,
    'GET /api/trips/recipients': () => recipients.promise,
    'POST /api/trips/7/finalize': never,
  })
  open()
  await sendTo('finance@example.com')
  trip.resolve({ body: oslo })
  await screen.findByText('Oslo')
  recipients.resolve({ body: ['last@example.com'] })
  await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(1))
  expect(screen.getByLabelText(/Send Report To/)).toHaveProperty('value', 'finance@example.com')
  fireEvent.click(screen.getByRole('button', { name: 'Finalize Trip' }))
  await screen.findByRole('button', { name: 'Finalizing...' })
  expect(sentTo('/api/trips/7/finalize', fetch)).toMatchObject({ email: 'finance@example.com' })
})

test('each opening starts afresh, with the last recipient', async () => {
  answer({ ...read, 'GET /api/trips/recipients': () => ({ body: ['last@example.com'] }) })
  const dialog = (isOpen: boolean) => (
    <FinalizeDialog isOpen={isOpen} trip={oslo} resend={resend} onClose={() => {}} />
  )
  const { rerender } = show(dialog(true))
  const address = () => screen.findByLabelText(/Send Report To/)
  await waitFor(async () => expect(await address()).toHaveProperty('value', 'last@example.com'))
  fireEvent.change(await address(), { target: { value: 'typed@example.com' } })
  openOptions()
  fireEvent.click(screen.getByLabelText('Include receipt images'))
  rerender(dialog(false))
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(dialog(true))
  await waitFor(async () => expect(await address()).toHaveProperty('value', 'last@example.com'))
  openOptions()
  expect(screen.getByLabelText('Include receipt images')).toHaveProperty('checked', true)
})

test('a preview says what is sent, and to whom', async () => {
  signIn()
  answer(read)
  open()
  await sendTo('finance@example.com')
  const preview = screen.getByRole('region', { name: 'Preview of the email' })
  const said = () => [...preview.querySelectorAll('dd')].map(({ textContent }) => textContent)
  const { firstName, lastName, email } = person
  const [to, link] = ['finance@example.com', 'The claim, to open and answer without an account']
  const sentence = `${firstName} ${lastName} has finalized the trip Oslo.`
  expect(said()).toEqual([to, email, sentence, expect.stringMatching(/images and PDF; as/), link])
  openOptions()
  fireEvent.click(screen.getByLabelText('Include receipt images'))
  fireEvent.click(screen.getByLabelText('Send me a copy'))
  expect(said()).toEqual([to, sentence, 'Excel report, without images', link])
})

test('the sum in one currency stands for the total, each currency on the line below', async () => {
  const converted = { currency: 'EUR', total: '62.00', missing: 0, isFrozen: false } as const
  answer({
    'GET /api/trips/7': () => ({ body: { ...oslo, summary: { ...oslo.summary, converted } } }),
  })
  show(
    <FinalizeDialog
      {...{ isOpen: true, trip: oslo, resend, onClose: () => {} }}
      sum={(_id, { converted: shown }) => shown?.total}
    />,
  )
  expect((await screen.findByText('62.00')).previousElementSibling?.textContent).toBe(
    'Total Amount',
  )
  expect(screen.getAllByText(/67\.00/)).toHaveLength(1)
})

const waysOut: [name: string, go: () => void][] = [
  ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ['the cross', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
]

test.each(waysOut)('%s asks before an address that was typed is lost', async (_name, go) => {
  answer(read)
  const { onClose } = open()
  await sendTo('typed@example.com')
  go()
  await screen.findByRole('dialog', { name: 'Discard what you entered?' })
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByLabelText(/Send Report To/)).toHaveProperty('value', 'typed@example.com')

  await waitFor(go)
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  [{ success: true, message: 'Sent' }, /^Your trip has been finalized and the report sent$/],
  [{ success: false, message: 'mailbox full' }, /finalized.*e-?mail failed to send.*mailbox full/],
])('without download links it calls back and is done: %o', async (email, description) => {
  answer({ ...read, 'POST /api/trips/7/finalize': () => ({ body: { download: null, email } }) })
  const { onSuccess } = open()
  await finalize()
  await waitFor(() => expect(onSuccess).toHaveBeenCalled())
  expect(currentToast()?.title).toBe('Trip finalized')
  expect(currentToast()?.description).toMatch(description)
})

const download = {
  excel: 'https://q.example/a',
  zip: 'https://q.example/b',
  pdf: '/c',
  claim: 'https://q.example/d',
}

test.each([true, false])(
  'with download links it offers the files; mail sent: %s',
  async (success) => {
    const email = { success, message: 'mailbox full' }
    answer({ ...read, 'POST /api/trips/7/finalize': () => ({ body: { download, email } }) })
    const { onClose, onSuccess } = open()
    await finalize()
    const dialog = await screen.findByRole('dialog', { name: 'Trip Finalized!' })
    for (const sentence of [
      'Your trip has been successfully finalized',
      'Reports are available for download below',
      'Check your email for the report if delivery was successful',
      'Links work for 7 days, even without an account.',
    ]) {
      expect(dialog.textContent).toContain(sentence)
    }
    const links = screen.getAllByRole('link')
    expect(screen.getByRole('button', { name: 'Copy link to Claim Page' })).toBeTruthy()
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [expect.stringMatching(/Claim Page/), download.claim],
      [
        expect.stringMatching(/Expense Report.*Excel spreadsheet with all receipts/),
        download.excel,
      ],
      [expect.stringMatching(/Receipt Images.*Zip with all receipt photos/), download.zip],
      [expect.stringMatching(/PDF Report.*Summary and photos in one PDF/), download.pdf],
    ])
    expect(onSuccess).not.toHaveBeenCalled()
    expect(currentToast()?.description).toMatch(success ? /report sent/ : /mailbox full/)
    const [close] = screen.getAllByRole('button', { name: 'Close' }).slice(-1)
    if (close) fireEvent.click(close)
    expect(onClose).toHaveBeenCalled()
  },
)

test.each([
  ['fails', () => ({ status: 500 })],
  ['is still under way', never],
])('a check that %s does not block the form', async (_name, check) => {
  const fetch = answer({
    ...read,
    'GET /api/trips/7/check': check,
    'POST /api/trips/7/finalize': never,
  })
  open()
  await finalize()
  await screen.findByRole('button', { name: 'Finalizing...' })
  expect(sentTo('/api/trips/7/finalize', fetch)).toBeTruthy()
})

test('a refusal is reported with its status, and stays beside the form', async () => {
  answer({ ...read, 'POST /api/trips/7/finalize': () => ({ status: 503, body: {} }) })
  open()
  await finalize()
  await screen.findByText(/Failed to finalize trip: 503/)
  expect(screen.queryByRole('button', { name: 'Resend Email' })).toBeNull()
  expect(currentToast()?.title).toBe('Failed to finalize trip')
})

test('Hole 9: an unverified user is told to verify first, and can have the link sent again', async () => {
  const message = 'Please verify your email address first.'
  const body = { code: 'EMAIL_NOT_VERIFIED', message }
  answer({ ...read, 'POST /api/trips/7/finalize': () => ({ status: 403, body }) })
  open()
  await finalize()
  const alert = await screen.findByText(/Failed to finalize trip: 403/)
  expect(alert.textContent).toContain(message)
  expect(screen.getByRole('button', { name: 'Resend Email' })).toBeTruthy()
})

test('further recipients: up to five in all, an error at each address, and empty ones are ignored', async () => {
  const email = { success: true, message: 'Sent' }
  const fetch = answer({
    ...read,
    'POST /api/trips/7/finalize': () => ({ body: { download: null, email, delivery: null } }),
  })
  open()
  await sendTo('finance@example.com')
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add another recipient' }))
  for (let count = 0; count < 4; count += 1) add()
  expect(screen.queryByRole('button', { name: 'Add another recipient' })).toBeNull()
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Recipient 2', 'nobody')
  type('Recipient 3', 'Finance@example.com')
  fireEvent.click(screen.getByRole('button', { name: 'Remove recipient 5' }))
  fireEvent.click(screen.getByRole('button', { name: 'Finalize Trip' }))
  expect(await screen.findByText('Invalid email address')).toBeTruthy()
  type('Recipient 2', 'books@example.com')
  expect(await screen.findByText('This address is already above')).toBeTruthy()
  type('Recipient 3', 'boss@example.com')
  fireEvent.click(screen.getByRole('button', { name: 'Finalize Trip' }))
  await waitFor(() =>
    expect(sentTo('/api/trips/7/finalize', fetch)).toMatchObject({
      email: 'finance@example.com',
      alsoTo: ['books@example.com', 'boss@example.com'],
    }),
  )
})

test('questions of finance without a reply are a warning that does not block', async () => {
  const remark = { id: 1, receiptId: 3, vendor: 'Kiosk', version: 1, name: 'Ana', at: '' }
  const remarks = [{ ...remark, comment: 'Who was there?', reply: null }]
  answer({
    'GET /api/trips/7': () => ({ body: { ...oslo, claimState: 'sent-back' } }),
    'GET /api/trips/7/check': () => ({ body: { warnings: [] } }),
    'GET /api/trips/7/conversation': () => ({ body: { state: 'sent-back', answers: [], remarks } }),
  })
  open()
  expect(await screen.findByText('1 question from finance without a reply')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'See 1 question' }))
  expect(screen.getByRole('link').textContent).toBe('Kiosk: Who was there?')
  await sendTo('a@example.com')
  expect(screen.getByRole('button', { name: 'Finalize Trip' })).toHaveProperty('disabled', false)
})
