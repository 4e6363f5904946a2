import type { Page } from '@playwright/test'
import { answer, button, dialog, goHome, goOffline, hold, press, skeleton, text } from './doing.ts'
import { keepReceipt } from './notices-screens.ts'
import { type Screen, screensOf } from './screen.ts'

const trip: Screen['ready'] = (page) => page.getByRole('region', { name: 'Current Trip' })
const rows: Screen['ready'] = (page) => page.locator('main [data-edit]').first()
const start: Screen['ready'] = (page) =>
  page.getByRole('button', { name: /^(Create New Trip|Start Here)$/ }).first()

/** As on an installation with a reader, which is part of a page's preloaded data. */
function withReader(page: Page) {
  return page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace('"engine":"none"', '"engine":"local"') })
    },
  )
}

export const homeScreens = screensOf('home', { path: '/' }, [
  { name: 'home-empty', as: 'empty', ready: trip },
  {
    name: 'home-sample-receipt',
    as: 'empty',
    before: withReader,
    ready: button('Try it with a sample receipt'),
    hasOwnDevice: true,
  },
  { name: 'home-one', as: 'one', ready: rows },
  { name: 'home-many', as: 'many', ready: rows },
  { name: 'home-sent-back', as: 'asked', ready: text(/: 2 questions/) },
  {
    name: 'home-everything-waits',
    as: 'behind',
    act: keepReceipt,
    ready: button('Claim not delivered +4'),
    hasOwnDevice: true,
    isRearranged: true,
  },
  { name: 'home-eight-currencies', as: 'eight', ready: rows },
  { name: 'home-longest-names', as: 'longest', ready: rows },
  { name: 'home-spending', as: 'many', act: press(/^Spending in/), ready: text('Total in EUR') },
  {
    name: 'home-offline',
    as: 'many',
    act: goOffline,
    ready: (page) => page.getByRole('status').filter({ hasText: 'Offline.' }),
    failing: [[/./, 0]],
  },
  {
    name: 'home-loading',
    isWaiting: true,
    as: 'many',
    path: '/about',
    before: hold(/\/api\/trips\//),
    act: goHome,
    ready: skeleton,
    hasOwnDevice: true,
  },
  {
    name: 'home-error',
    as: 'many',
    path: '/about',
    before: answer('**/api/trips/active', {}, 500),
    act: goHome,
    ready: (page) => page.getByRole('main').getByText('Error loading trip'),
    failing: [['/api/trips/active', 500]],
    hasOwnDevice: true,
  },
  { name: 'home-newcomer', as: 'newcomer', ready: start },
  { name: 'home-no-trip', as: 'verified', ready: start },
  { name: 'home-not-delivered', as: 'refused', ready: button('Claim not delivered') },
  { name: 'home-after-claim', as: 'claimed', ready: start },
  { name: 'home-many-claims', as: 'historian', ready: start },
  { name: 'home-trial-over', as: 'trialOver', ready: text('Your free trial has ended') },
  {
    name: 'home-unfinished',
    as: 'unfinished',
    ready: dialog('Welcome Back! You Have Unfinished Trips'),
  },
])
