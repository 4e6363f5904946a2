import type { Page } from '@playwright/test'
import { heading, press, text } from './doing.ts'
import { screensOf } from './screen.ts'

/** The claim page of the last trip that was sent. */
async function openClaim(page: Page) {
  const [trip] = await (await page.request.get('/api/trips/history')).json()
  const made = await page.request.post(`/api/trips/${trip.id}/download`)
  const { download } = await made.json()
  await page.goto(download.claim)
}

export const publicScreens = screensOf('public', { as: 'visitor' }, [
  { name: 'landing', path: '/', ready: heading(/./, 1) },
  {
    name: 'landing-demo',
    path: '/',
    act: press('Schedule Demo'),
    ready: (page) => page.getByRole('dialog'),
  },
  {
    name: 'landing-demo-errors',
    path: '/',
    async act(page) {
      await press('Schedule Demo')(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /schedule|request/i })
        .click()
    },
    ready: text('Name is required'),
  },
  { name: 'about', path: '/about', ready: heading(/./, 1) },
  { name: 'about-member', as: 'many', path: '/about', ready: heading(/./, 1) },
  { name: 'help', path: '/help', ready: heading(/./, 1) },
  { name: 'terms', path: '/terms', ready: heading('Terms', 1) },
  { name: 'privacy', path: '/privacy', ready: heading('Privacy', 1) },
  { name: 'procedure', path: '/procedure', ready: heading('Procedure', 1) },
  { name: 'not-found', path: '/no-such-page', ready: text('Oops! Page Not Found') },
  {
    name: 'not-found-member',
    as: 'many',
    path: '/no-such-page',
    ready: text('Oops! Page Not Found'),
  },
  { name: 'claim', as: 'claimed', path: '/history', act: openClaim, ready: heading('Receipts') },
  {
    name: 'claim-eight-currencies',
    as: 'historian',
    path: '/history',
    async act(page) {
      await openClaim(page)
      await text('Files for ledgers')(page).click()
    },
    isRearranged: true,
    ready: heading('Receipts'),
  },
  {
    name: 'claim-over',
    path: '/claims/made-up',
    ready: heading('There is no report here'),
    failing: [[/\/claims\//, 404]],
  },
])
