import type { ClaimAnswer, ClaimRemark, Conversation } from '@quittance/contract/answers'
import type { Delivery } from '@quittance/contract/deliveries'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, sentTo, show } from '#test/calls.tsx'
import { pastTrip, trip } from '#test/trips.ts'
import { currentToast } from '#ui/toast-store.ts'
import { OpenQuestions } from './open-questions.tsx'
import { isPerhapsDue, RemindButton } from './remind-button.tsx'
import { SentBackLine } from './sent-back-line.tsx'
import { VersionAnswers } from './trip-claims.tsx'

const at = '2026-11-03T12:00:00.000Z'
const said = { version: 1, name: 'Ana Ruiz', at, comment: '', paidOn: null, reference: '' }
const sentBack: ClaimAnswer = { ...said, kind: 'sent-back', address: 'finance@example.com' }
const remark: ClaimRemark = {
  id: 5,
  receiptId: 3,
  vendor: 'Trattoria',
  version: 1,
  name: 'Ana Ruiz',
  at,
  comment: 'Who was there?',
  reply: null,
}
const onWhole = { ...remark, id: 6, receiptId: null, vendor: null, comment: 'Which project?' }
const conversation: Conversation = {
  state: 'sent-back',
  answers: [sentBack],
  remarks: [remark, onWhole],
  recipients: [],
  remindFrom: null,
}
const path = 'GET /api/trips/9/conversation'

function serve(body: Conversation, more: Parameters<typeof answer>[0] = {}) {
  return answer({ [path]: () => ({ body }), ...more })
}

test.each([
  [[remark, onWhole], 'Finance sent this back: 2 questions'],
  [[{ ...remark, reply: 'Two guests' }, onWhole], 'Finance sent this back: 1 question'],
  [[{ ...remark, reply: 'Two guests' }], 'Finance sent this back: no questions left'],
  // Remarks on an older version were answered by sending the next one.
  [[remark, { ...onWhole, version: 2 }], 'Finance sent this back: 1 question'],
])('the line counts what is open: %#', async (remarks, words) => {
  serve({ ...conversation, remarks })
  show(<SentBackLine trip={trip({ claimState: 'sent-back' })} />)
  const link = await screen.findByRole('link', { name: words })
  expect(link.getAttribute('href')).toBe('/history/9')
})

test('offline, the line and the card do without what cannot be loaded', async () => {
  answer({ [path]: () => Promise.reject(new TypeError('Failed to fetch')) })
  show(
    <>
      <SentBackLine trip={trip({ claimState: 'sent-back' })} />
      <OpenQuestions tripId={9} />
    </>,
  )
  expect(screen.getByRole('link', { name: 'Finance sent this back' })).toBeTruthy()
  expect(await screen.findByText(/appear here when you are online/)).toBeTruthy()
})

test('each question has its receipt and takes a reply, which can be changed', async () => {
  const replied = { ...remark, reply: 'Two guests' }
  const stored = { ...conversation }
  const fetch = serve(stored, {
    'POST /api/remarks/5/reply': () => {
      stored.remarks = [replied, onWhole]
      return { body: replied }
    },
  })
  show(<OpenQuestions tripId={9} />)
  const receipt = await screen.findByRole('link', { name: 'Trattoria' })
  expect(receipt.getAttribute('href')).toBe('/history/9?receipt=3')
  const [first] = screen.getAllByLabelText('Your reply')
  const [send] = screen.getAllByRole('button', { name: 'Reply' })
  if (!first || !send) throw new Error('There is nothing to reply with.')
  expect(send).toHaveProperty('disabled', true)
  fireEvent.change(first, { target: { value: 'Two guests' } })
  fireEvent.click(send)
  expect(await screen.findByText('Two guests')).toBeTruthy()
  expect(sentTo('/api/remarks/5/reply', fetch)).toEqual({ reply: 'Two guests' })
  expect(screen.getAllByLabelText('Your reply')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: /^Change the reply to “Who was there/ }))
  expect(screen.getAllByLabelText('Your reply')[0]).toHaveProperty('value', 'Two guests')
})

test('a reply needs a connection; the text stays, also when the card was left meanwhile', async () => {
  const only = { ...remark, id: 7 }
  serve(
    { ...conversation, remarks: [only] },
    {
      'POST /api/remarks/7/reply': () => Promise.reject(new TypeError('Failed to fetch')),
    },
  )
  const { unmount } = show(<OpenQuestions tripId={9} />)
  const text = 'Two guests of the customer'
  fireEvent.change(await screen.findByLabelText('Your reply'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }))
  expect(await screen.findByText(/A reply needs a connection. Your text stays here/)).toBeTruthy()
  unmount()
  show(<OpenQuestions tripId={9} />)
  expect(await screen.findByLabelText('Your reply')).toHaveProperty('value', text)
})

test('the conversation says who said what, when, and how it was paid', () => {
  const approved = { ...sentBack, kind: 'approved' as const, version: 2, comment: 'Thank you' }
  const paid = {
    ...approved,
    kind: 'paid' as const,
    at: '2026-11-05T12:00:00.000Z',
    comment: '',
    paidOn: '2026-11-06',
    reference: '4711',
  }
  const remarks = [{ ...remark, reply: 'Two guests' }]
  const whole = { ...conversation, answers: [sentBack, approved, paid], remarks }
  show(<VersionAnswers version={1} conversation={whole} />)
  expect(screen.getByRole('listitem').textContent).toMatch(
    /Sent back by Ana Ruiz · Nov 3, 2026, .*Trattoria: Who was there\?You replied: Two guests$/,
  )
  show(<VersionAnswers version={2} conversation={whole} />)
  const [, second, third] = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(second).toMatch(/Approved by Ana Ruiz .*Thank you$/)
  expect(third).toMatch(/Marked as paid by Ana Ruiz .*Paid on Nov 6, 2026 · Reference 4711$/)
})

const to = 'finance@example.com'
const reports: [Delivery, string][] = [
  [{ state: 'delivered', to, at }, 'Reminder sent'],
  [{ state: 'waiting', to, nextTryAt: at }, 'Reminder waiting to be sent'],
  [{ state: 'failed', to, at, words: '550 No' }, 'Reminder not delivered'],
  [{ state: 'not-sent', to, at, words: 'No' }, 'Reminder not sent'],
]

test.each(reports)('Remind reports what became of the email: %o', async (delivery, title) => {
  const email = { success: delivery.state === 'delivered', message: 'As it went.' }
  serve(
    { ...conversation, state: 'opened', remindFrom: '2026-11-10T12:00:00.000Z' },
    {
      'POST /api/trips/9/remind': () => ({ body: { email, delivery } }),
    },
  )
  show(<RemindButton tripId={9} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Remind' }))
  await expect.poll(() => currentToast()).toMatchObject({ title, description: 'As it went.' })
})

test.each([null, '2999-01-01T00:00:00.000Z'])('Remind is not offered before %s', async (from) => {
  const fetch = serve({ ...conversation, remindFrom: from })
  show(<RemindButton tripId={9} />)
  await expect.poll(() => fetch.mock.settledResults.length).toBe(1)
  expect(screen.queryByRole('button')).toBeNull()
  show(<RemindButton isLikely tripId={9} />)
  expect(screen.getByRole('button')).toHaveProperty('disabled', true)
})

test.each([
  ['sent', 6.9, false],
  ['sent', 7.1, true],
  ['opened', 80, true],
  ['opened', 91, false],
  ['approved', 8, false],
  [null, 8, false],
] as const)(
  'a claim that is %s for %d days: a reminder is perhaps due: %s',
  (claimState, days, isDue) => {
    const now = Date.parse('2026-10-24T12:00:00.000Z') + days * 86_400_000
    expect(isPerhapsDue(pastTrip({ claimState }), now)).toBe(isDue)
  },
)
