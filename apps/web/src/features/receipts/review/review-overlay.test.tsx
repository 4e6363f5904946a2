import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#lib/data/query-client.ts'
import { answer, show } from '#test/calls.tsx'
import { startOnNewDevice, untilDeviceRests } from '#test/device.ts'
import { extracted, sure } from '#test/entries.ts'
import { press, typeText } from '#test/hands.ts'
import { tripWithSummary } from '#test/trips.ts'
import { answerUploads } from '#test/uploads.ts'

const read = { ...extracted, confidence: { ...sure, vendor: 0.5, amount: 0.4 } }

beforeEach(() => {
  startOnNewDevice()
  URL.createObjectURL = () => 'blob:a'
  URL.revokeObjectURL = () => {}
})
let stopCourier = () => {}
afterEach(async () => {
  cleanup()
  stopCourier()
  await untilDeviceRests()
})

const taken = new File(['a photo'], 'a.jpg', { type: 'image/jpeg' })

/** The review of a photo just taken, on a device where user 1 is signed in. */
async function open(photo = taken, tripId: number | null = 9, onNoTrip?: () => void) {
  const { startSyncQueue, resumeSync } = await import('#offline/entries/sync-queue.ts')
  const { storeDocument, storePhoto } = await import('#offline/entries/store-entry.ts')
  const { useEntries } = await import('#offline/entries/use-entries.ts')
  const { ReviewOverlay } = await import('./review-overlay.tsx')
  const { useSavedToast } = await import('./use-saved-toast.ts')
  const { currentToast } = await import('#ui/toast-store.ts')
  stopCourier = startSyncQueue(1)
  const isPdf = photo.type === 'application/pdf'
  const { id } = isPdf
    ? await storeDocument(photo, 'pdf', { source: 'upload', tripId })
    : await storePhoto(photo, { source: 'camera', tripId })
  const nothing = () => {}

  function Review() {
    useSavedToast()
    const entry = useEntries().find((one) => one.id === id)
    const other = { label: 'Retake', onClick: nothing }
    const place = { position: 1, total: 1 }
    if (!entry) return 'It is gone.'
    return (
      <ReviewOverlay {...{ entry, place, other, onNoTrip }} onDone={nothing} onClose={nothing} />
    )
  }

  show(<Review />)
  await screen.findByLabelText(/^Vendor/)
  void resumeSync()
  return { id, toast: currentToast }
}

const notRead = (message: string) => () => ({ status: 503, body: { message } })

test('shows the photo, that it is being read, and the fields meanwhile', async () => {
  answerUploads({})
  await open()
  await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:a'))
  expect(screen.getByText('Processing receipt with AI...')).toBeTruthy()
  for (const label of [/^Vendor/, /^Date/, /^Amount/]) {
    expect(screen.getByLabelText(label).getAttribute('aria-required')).toBe('true')
  }
  for (const name of ['Retake', 'Save Receipt', 'Close', 'Discard']) {
    expect(screen.getByRole('button', { name })).toBeTruthy()
  }
})

test.each([
  ['a trip', taken, null],
  ['an image', new File([], 'a.jpg', { type: 'image/jpeg' }), 9],
] as const)('saving needs %s', async (_name, photo, tripId) => {
  const sent = answerUploads({})
  const { toast } = await open(photo, tripId)
  saveTyped()
  await waitFor(() => expect(toast()?.description).toBe('Missing trip or image data'))
  expect(sent.of('save')).toEqual([])
})

test('without a trip one can be made from the review, and the receipt goes to it', async () => {
  answerUploads({})
  let trips: unknown[] = []
  answer({ 'GET /api/trips/all': () => ({ body: trips }) })
  const askForTrip = vi.fn()
  const { id, toast } = await open(taken, null, askForTrip)
  const { entryList } = await import('#offline/entries/entry-list.ts')
  saveTyped()
  await waitFor(() => expect(toast()?.action?.label).toBe('Create a trip'))
  press('Create a trip')
  expect(askForTrip).toHaveBeenCalledOnce()
  trips = [tripWithSummary({ id: 12, status: 'active' })]
  await queryClient.invalidateQueries()
  await waitFor(() => expect(entryList.get().entries.find((one) => one.id === id)?.tripId).toBe(12))
  expect(screen.getByDisplayValue('Kiosk')).toBeTruthy()
})

test.each([
  'Please verify your email address to have receipts read. You can type this one in.',
  'You have had 120 receipts read within an hour. The next can be read in 20 minutes. You can type this one in.',
  'Many receipts are being read right now. Please try again shortly.',
])('Hole 3: the form is empty and says why the photo was not read: %s', async (problem) => {
  answerUploads({ process: notRead(problem) })
  await open()
  expect(await screen.findByText(problem)).toBeTruthy()
  expect(screen.getByText(/The photo is safe: try again, or fill in the fields/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  for (const label of [/^Vendor/, /^Amount/]) {
    expect(screen.getByLabelText(label)).toHaveProperty('value', '')
  }
})

test('saving says when little space for photos is left', async () => {
  const storage = { usedBytes: 1_870_000_000, limitBytes: 2_000_000_000 }
  answerUploads({
    process: () => ({ body: { ...read, uploadId: null } }),
    save: (form) => savedAs(form, { storage }),
  })
  const { toast } = await open()
  await screen.findByDisplayValue('Kiosk')
  save()
  await waitFor(() => expect(toast()?.title).toBe('Receipt saved'))
  expect(toast()?.description).toContain('93% of your space for photos is used.')
  expect(await screen.findByText('It is gone.')).toBeTruthy()
})

test('what was hard to read and not looked at is saved as unconfirmed', async () => {
  const sent = answerUploads({ process: () => ({ body: { ...read, uploadId: null } }) })
  await open()
  expect(await screen.findAllByText(/this was hard to read/)).toHaveLength(2)
  fireEvent.focus(screen.getByLabelText(/^Vendor/))
  save()
  await waitFor(() => expect(sent.of('save')[0]?.get('unconfirmed')).toBe('amount'))
})

test('a look before the reading came confirms nothing, and what was typed is not read over', async () => {
  const reading = Promise.withResolvers<{ body: unknown }>()
  const sent = answerUploads({ process: () => reading.promise })
  await open()
  fireEvent.focus(screen.getByLabelText(/^Vendor/))
  typeText(/^Amount/, '3.70')
  reading.resolve({ body: { ...read, uploadId: null } })
  expect(await screen.findByDisplayValue('Kiosk')).toBeTruthy()
  save()
  await waitFor(() => expect(sent.of('save')[0]?.get('unconfirmed')).toBe('vendor'))
  expect(sent.of('save')[0]?.get('amount')).toBe('3.70')
})

test('a receipt in a currency that cannot be chosen is not saved in that of the trip', async () => {
  const foreign = { currency: null, printedCurrency: 'CHF', uploadId: null }
  const swiss = { ...read, amount: '0.00', ...foreign }
  const sent = answerUploads({ process: () => ({ body: swiss }) })
  await open()
  expect(await screen.findByText('Choose CHF under More currencies, or another.')).toBeTruthy()
  expect(screen.getByText(/The receipt is in CHF/)).toBeTruthy()
  expect(screen.getByLabelText(/^Currency/)).toHaveProperty('value', '')
  save()
  expect(await screen.findByText('Please select a currency')).toBeTruthy()
  expect(sent.of('save')).toEqual([])
  typeText(/^Currency/, 'EUR')
  typeText(/^Amount/, '3.40')
  save()
  await waitFor(() => expect(sent.of('save')[0]?.get('currency')).toBe('EUR'))
  expect(sent.of('save')[0]?.get('amount')).toBe('3.40')
})

test('a tax line that is typed is kept on the device like every other key', async () => {
  answerUploads({ process: () => ({ body: { ...read, uploadId: null } }) })
  const { id } = await open()
  await screen.findByDisplayValue('Kiosk')
  press(/^Tax/)
  press('Add a tax line')
  typeText(/^Rate/, '19')
  const { entryList } = await import('#offline/entries/entry-list.ts')
  const kept = () => entryList.get().entries.find((entry) => entry.id === id)
  await waitFor(() => expect(kept()?.edited).toEqual(['tax']))
  expect(kept()?.form?.tax?.lines).toEqual([{ rate: '19', net: '', tax: '' }])
})

test('the photo goes by the name that its reading gave it, and as a file where that is forgotten', async () => {
  const uploadId = '7c0d7f6e-3a52-4d0a-9a55-0d1c1f2e3a4b'
  const sent = answerUploads({
    process: () => ({ body: { ...read, uploadId } }),
    save: (form) =>
      form.has('uploadId')
        ? { status: 409, body: { message: 'Gone', code: 'UPLOAD_GONE' } }
        : savedAs(form),
  })
  const { id } = await open()
  await screen.findByDisplayValue('Kiosk')
  save()
  expect(await screen.findByText('It is gone.')).toBeTruthy()
  const [first, second] = sent.of('save')
  expect(first?.get('uploadId')).toBe(uploadId)
  expect(first?.has('image')).toBe(false)
  expect(second?.get('clientId')).toBe(id)
  expect(second?.get('image')).toHaveProperty('name', 'a.jpg')
})

test('Truth 9: offline it is kept, and not shown as a failure', async () => {
  answerUploads({ process: () => 'no-network', save: () => 'no-network' })
  const { toast } = await open()
  saveTyped()
  await waitFor(() => expect(toast()?.title).toBe('Kept on this phone'))
  expect(toast()).toMatchObject({ description: 'It goes when you are online.' })
  expect(toast()?.variant).not.toBe('destructive')
  expect(screen.queryByText('It is gone.')).toBeNull()
})

test('the pages of a document that the server has read are counted', async () => {
  answerUploads({})
  const { id } = await open(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }))
  const { findEntry, setEntryProgress } = await import('#offline/entries/entry-list.ts')
  const address = `GET /api/documents/${findEntry(id)?.photo?.sha256}/progress`
  answer({ [address]: () => ({ body: { read: 2, pages: 9 } }) })
  setEntryProgress(id, { doing: 'reading', part: 1 })
  expect(await screen.findByText('2 of 9 pages read')).toBeTruthy()
})

test('discarding says so where it may be saved already, and not before', async () => {
  answerUploads({ process: () => 'no-network', save: () => 'no-network' })
  const { toast } = await open()
  press('Discard')
  expect(await screen.findByText(/has not been saved as a receipt/)).toBeTruthy()
  press('Keep')
  saveTyped()
  await waitFor(() => expect(toast()?.title).toBe('Kept on this phone'))
  press('Discard')
  expect(await screen.findByText(/it may already be in your receipts/)).toBeTruthy()
})

/** The server's response to a saved receipt. */
function savedAs(form: FormData, over: object = {}) {
  return { status: 201, body: { ...Object.fromEntries(form), id: 1, ...over } }
}

function saveTyped() {
  typeText(/^Vendor/, 'Kiosk')
  typeText(/^Amount/, '3.20')
  save()
}

function save() {
  press('Save Receipt')
}
