import { answer, dialog, hold, press, text } from './doing.ts'
import { screensOf } from './screen.ts'

const path = '**/api/inbound-address'
const known = {
  address: 'k7m2p9q4w8x3c6v5b2n7@receipts.quittance.example',
  takesOthers: true,
  refusals: [],
}
const at = '2026-11-03T14:05:00.000Z'
const refusals = [
  { at, sender: 'billing@hotel-seeblick.example', subject: 'Your invoice', reason: 'stranger' },
  { at, sender: 'dana@example.com', subject: 'Fwd: Your ride on Tuesday', reason: 'forged' },
  { at, sender: '', subject: '', reason: 'several-senders' },
]

const settings = { as: 'verified', path: '/settings', hasOwnDevice: true } as const

/** The card "Receipts by email" in every state. */
export const mailScreens = screensOf('account', settings, [
  { name: 'settings-mail', before: answer(path, known), ready: text(known.address) },
  {
    name: 'settings-mail-not-taken',
    before: answer(path, { ...known, refusals }),
    act: press(/^Refused/),
    ready: text('Your invoice'),
    isRearranged: true,
  },
  {
    name: 'settings-mail-new-address',
    before: answer(path, known),
    act: press('New address'),
    ready: dialog('Get a new address?'),
  },
  {
    name: 'settings-mail-loading',
    before: hold(path),
    ready: text('Receipts by email'),
    isWaiting: true,
  },
  {
    name: 'settings-mail-failed',
    before: answer(path, { message: 'Something went wrong' }, 500),
    ready: text('Your address could not be loaded'),
    failing: [['/api/inbound-address', 500]],
    isRearranged: true,
  },
])
