import type { Page } from '@playwright/test'
import { answer, heading, text } from './doing.ts'
import { screensOf } from './screen.ts'

const to = 'donaudampfschifffahrtsgesellschaftskapitaen@finance.quittance.example'
const nextAttemptAt = new Date(Date.now() + 60 * 60_000).toISOString()
const mails = [
  { id: 1, to, attempts: 12, lastError: '550 5.1.1 Mailbox unavailable', nextAttemptAt },
  { id: 2, to: 'dana@example.com', attempts: 0, lastError: null, nextAttemptAt },
]
const url = `https://quittance.example/signup?invitation=${'aB3_'.repeat(11)}`

function openTab(name: string) {
  return (page: Page) => page.getByRole('tab', { name }).click()
}

export const adminScreens = screensOf('account', { as: 'admin', path: '/admin' }, [
  { name: 'admin', ready: text('Only granted Pro') },
  { name: 'admin-refused', as: 'verified', ready: heading('Oops! Page Not Found') },
  {
    name: 'admin-invited',
    before: answer('**/api/admin/invitations', { url, message: 'Invitation sent' }),
    async act(page) {
      await openTab('Invites')(page)
      await page.getByLabel(/^Email/).fill(to)
      await page.getByRole('button', { name: 'Invite' }).click()
    },
    ready: text('It is shown only now.'),
    asksMore: true,
  },
  {
    name: 'admin-mail',
    before: (page) =>
      page.route('**/api/admin/server', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ json: { ...(await response.json()), mails } })
      }),
    act: openTab('Mail'),
    ready: text('Mailbox unavailable'),
  },
  { name: 'admin-activity', act: openTab('Activity'), ready: text('Account created') },
  { name: 'admin-server', act: openTab('Server'), ready: text('Last migration') },
  {
    name: 'admin-code',
    before: answer('**/api/admin/server', { message: '', code: 'SECOND_STEP_REQUIRED' }, 401),
    ready: (page) => page.getByLabel(/^Code/),
    failing: [['/api/admin/server', 401]],
  },
  {
    name: 'signup-invited',
    as: 'visitor',
    path: '/signup',
    // The page carries the server's settings.
    before: (page) =>
      page.route('**/signup', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('"signUp":"open"', '"signUp":"invited"')
        await route.fulfill({ response, body })
      }),
    ready: heading('Sign-up is by invitation'),
  },
])
