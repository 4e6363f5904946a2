import type { Page } from '@playwright/test'
import {
  answer,
  dialog,
  follow,
  goOffline,
  hold,
  openFinalize,
  press,
  skeleton,
  text,
} from './doing.ts'
import { type Screen, screensOf } from './screen.ts'

const finalize = dialog('Finalize Trip')
const create = dialog('Create New Trip')

async function startHere(page: Page) {
  await page
    .getByRole('button', { name: /^(Create New Trip|Start Here)$/ })
    .first()
    .click()
}

async function createTrip(page: Page) {
  await startHere(page)
  await create(page).getByLabel('Trip Name').fill('Vienna')
  await create(page).getByRole('button', { name: 'Create Trip' }).click()
}

async function send(page: Page) {
  await openFinalize(page)
  await finalize(page).getByLabel('Send Report To').fill('finance@example.com')
  await finalize(page).getByRole('button', { name: 'Finalize Trip' }).click()
}

/** Instead of sending a claim. */
export const sent = {
  download: Object.fromEntries(
    ['excel', 'zip', 'pdf', 'claim'].map((kind) => [kind, `/downloads/${kind}`]),
  ),
  email: { success: true, message: 'Sent' },
}

const finalizing: Omit<Screen, 'name' | 'group' | 'as'> = {
  path: '/receipts',
  act: openFinalize,
  ready: (page) => finalize(page).getByLabel('Send Report To'),
}

export const finalizeScreens = screensOf('finalize', finalizing, [
  { name: 'finalize-empty', as: 'empty' },
  {
    name: 'finalize-empty-question',
    as: 'empty',
    act: send,
    ready: dialog('Send a claim without receipts?'),
  },
  { name: 'finalize-one', as: 'one' },
  { name: 'finalize-many', as: 'many' },
  { name: 'finalize-eight-currencies', as: 'eight' },
  { name: 'finalize-longest-names', as: 'longest' },
  {
    name: 'finalize-recipients',
    as: 'many',
    async act(page) {
      await openFinalize(page)
      const add = finalize(page).getByRole('button', { name: 'Add another recipient' })
      for (let count = 0; count < 4; count += 1) await add.click()
    },
    ready: (page) => finalize(page).getByLabel('Recipient 5', { exact: true }),
    asksMore: true,
  },
  {
    name: 'finalize-failed',
    as: 'many',
    before: answer(/\/finalize$/, { message: 'The disk is full' }, 500),
    act: send,
    ready: (page) => finalize(page).getByRole('button', { name: 'Finalize Trip' }),
    failing: [[/\/finalize$/, 500]],
    asksMore: true,
  },
  {
    name: 'finalize-offline',
    as: 'many',
    async act(page) {
      await openFinalize(page)
      await finalize(page).getByLabel('Send Report To').waitFor()
      await goOffline(page)
    },
    failing: [[/./, 0]],
    hasOwnDevice: true,
  },
  {
    name: 'finalized',
    as: 'many',
    before: answer(/\/finalize$/, sent),
    act: send,
    ready: dialog('Trip Finalized!'),
  },
])

export const tripsScreens = screensOf('trips', { path: '/' }, [
  { name: 'create-trip', as: 'verified', act: startHere, ready: create },
  {
    name: 'create-trip-errors',
    as: 'verified',
    async act(page) {
      await startHere(page)
      await create(page).getByRole('button', { name: 'Create Trip' }).click()
    },
    ready: text('Trip name must be at least 3 characters'),
  },
  { name: 'edit-trip', as: 'many', act: press('Edit Trip Details'), ready: dialog('Edit Trip') },
  {
    name: 'edit-trip-empty',
    as: 'empty',
    act: press('Edit Trip Details'),
    ready: dialog('Edit Trip'),
  },
  {
    name: 'edit-trip-sent',
    as: 'claimed',
    path: '/history',
    async act(page) {
      await press(/^Actions for/)(page)
      await page.getByRole('menuitem', { name: 'Edit Trip' }).click()
    },
    ready: dialog('Edit Trip'),
  },
  {
    name: 'delete-empty-trip',
    as: 'empty',
    async act(page) {
      await press('Edit Trip Details')(page)
      await press('Delete empty trip')(page)
    },
    ready: dialog('Delete this trip?'),
  },
  {
    name: 'trip-in-progress',
    as: 'verified',
    before: answer(
      /\/api\/trips$/,
      {
        message: 'One is open.',
        code: 'TRIP_IN_PROGRESS',
        trip: { id: 999999999, name: 'Lisbon' },
      },
      409,
    ),
    act: createTrip,
    ready: dialog('Trip In Progress'),
    failing: [
      ['/api/trips', 409],
      [/\/api\/trips\/\d+$/, 404],
    ],
  },
  {
    name: 'limit-reached',
    as: 'trialOver',
    act: createTrip,
    ready: dialog('Subscription Limit Reached'),
    failing: [['/api/trips', 403]],
  },
  {
    name: 'verification-required',
    as: 'newcomer',
    act: startHere,
    ready: dialog('Email Verification Required'),
  },
  {
    name: 'rates',
    as: 'eight',
    path: '/receipts',
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^about / })
        .first()
        .click(),
    ready: dialog('Exchange rates'),
  },
])

const tripHeading: Screen['ready'] = (page) =>
  page.getByRole('main').getByRole('heading', { level: 1 })

function openTrip(page: Page) {
  return page.getByRole('link', { name: 'Lisbon workshop' }).first().click()
}

export const historyScreens = [
  ...screensOf('history', { path: '/history' }, [
    { name: 'history-empty', as: 'verified', ready: text('No finalized trips yet') },
    { name: 'history-one', as: 'claimed', ready: text('Completed') },
    { name: 'history-not-delivered', as: 'refused', ready: text('Send again') },
    { name: 'history-answered', as: 'asked', ready: text('To be paid back') },
    { name: 'history-sixty', as: 'historian', ready: text('Completed') },
    { name: 'history-longest-names', as: 'longest', ready: text('Completed') },
    {
      name: 'history-archived',
      as: 'granted',
      ready: (page) => page.getByRole('button', { name: /^Restore/ }),
    },
    {
      name: 'history-found',
      as: 'historian',
      act: (page) => page.getByLabel('Search trips').fill('Oslo'),
      ready: text(/^Oslo/),
      isRearranged: true,
    },
    {
      name: 'history-no-match',
      as: 'historian',
      act: (page) => page.getByLabel('Search trips').fill('nothing like it'),
      ready: text('No finalized trip matches.'),
      isRearranged: true,
    },
    {
      name: 'history-menu',
      as: 'claimed',
      act: press(/^Actions for/),
      ready: (page) => page.getByRole('menuitem', { name: 'Re-open Trip' }),
    },
    {
      name: 'history-archive-question',
      as: 'claimed',
      async act(page) {
        await press(/^Actions for/)(page)
        await page.getByRole('menuitem', { name: 'Archive Trip' }).click()
      },
      ready: dialog('Archive Trip'),
    },
    {
      name: 'history-links',
      as: 'claimed',
      before: answer(/\/download$/, { download: sent.download }),
      async act(page) {
        await press(/^Generate Download Links/)(page)
        await press('Files for ledgers')(page)
      },
      ready: (page) => page.getByRole('link', { name: 'CSV of all receipts' }),
    },
    {
      name: 'history-loading',
      isWaiting: true,
      as: 'claimed',
      path: '/settings',
      before: (page) => page.route('**/api/trips/history', () => {}),
      act: follow('History'),
      ready: skeleton,
      hasOwnDevice: true,
    },
    {
      name: 'history-offline',
      as: 'historian',
      async act(page) {
        await text('Completed')(page).waitFor()
        await goOffline(page)
      },
      ready: (page) => page.getByRole('status').filter({ hasText: 'Offline.' }),
      failing: [[/./, 0]],
      hasOwnDevice: true,
    },
    {
      name: 'history-error',
      as: 'claimed',
      path: '/settings',
      before: answer('**/api/trips/history', {}, 500),
      act: follow('History'),
      ready: text('Failed to load trip history'),
      failing: [['/api/trips/history', 500]],
      hasOwnDevice: true,
    },
  ]),
  ...screensOf('history', { path: '/history/:trip', ready: tripHeading }, [
    { name: 'trip-active', as: 'many' },
    { name: 'trip-eight-currencies', as: 'eight' },
    { name: 'trip-longest-names', as: 'longest' },
    { name: 'trip-finalized', as: 'claimed' },
    { name: 'trip-sent-back', as: 'asked', ready: text(/Finance asks/) },
    {
      name: 'trip-paid',
      as: 'asked',
      path: '/history',
      act: (page) => page.getByRole('link', { name: 'Lisbon workshop' }).click(),
      ready: text('Marked as paid'),
    },
    { name: 'trip-not-delivered', as: 'refused', path: '/history', act: openTrip },
    { name: 'trip-inactive', as: 'unfinished' },
    {
      name: 'trip-loading',
      isWaiting: true,
      as: 'claimed',
      path: '/history',
      before: hold(/\/api\/trips\/\d+$/),
      act: openTrip,
      ready: skeleton,
      hasOwnDevice: true,
    },
    {
      name: 'trip-error',
      as: 'claimed',
      path: '/history',
      before: answer(/\/api\/trips\/\d+$/, {}, 500),
      act: openTrip,
      ready: (page) => page.getByRole('main').getByRole('button', { name: /try again|retry/i }),
      failing: [[/\/api\/trips\/\d+$/, 500]],
      hasOwnDevice: true,
    },
    { name: 'trip-archived', as: 'granted' },
    {
      name: 'trip-missing',
      as: 'many',
      path: '/history/999999999',
      ready: text('Trip not found'),
      failing: [['/api/trips/999999999', 404]],
    },
    { name: 'trip-invalid', as: 'many', path: '/history/abc', ready: text('Invalid trip ID') },
  ]),
]
