import { overhang, scriptBytes } from '#e2e/device.ts'
import { findShifts, watchShifts } from '#e2e/screens/shifts.ts'
import { expect, story } from '#e2e/story.ts'

const pages = ['/', '/about', '/help', '/login', '/signup', '/forgot-password', '/no-such-page']

for (const colorScheme of ['light', 'dark'] as const) {
  story.phone(
    `every public page is accessible and contacts no other host (${colorScheme})`,
    { tag: colorScheme === 'dark' ? '@all' : [] },
    async ({ page, product, expectAccessible }) => {
      const hosts = new Set<string>()
      page.on('request', (request) => hosts.add(new URL(request.url()).origin))
      await page.emulateMedia({ colorScheme })
      for (const path of pages) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible()
      }
      expect([...hosts]).toEqual([product.url])
    },
  )
}

story.desktop(
  'nothing is cut off or scrolls sideways from 320 px up, or at 200 % text size @all',
  async ({ page }) => {
    for (const path of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of [320, 768, 1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        // The layout adapts to the new width at the next rendering.
        await expect.poll(() => overhang(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expect.poll(() => overhang(page), `${path} at 200 %`).toBeLessThanOrEqual(0)
    }
  },
)

story.both(
  'the landing page leads to signup, login and a demo',
  async ({ page, expectAccessible }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Quittance - trip claims settled before you land')
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /user-scalable=no/)
    const fonts = await page.evaluate(async () => [...(await document.fonts.ready)])
    expect(fonts.length).toBeGreaterThanOrEqual(2)
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toHaveAttribute(
      'href',
      '/login',
    )
    await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toHaveAttribute(
      'href',
      '/signup',
    )
    for (const figure of ['98%', '10K+', '500+', '24/7', '50+']) {
      await expect(page.getByText(figure).first()).toBeVisible()
    }

    await page.getByRole('button', { name: 'Schedule Demo' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('15')
    await expect(dialog).toContainText('24 hours')
    await expectAccessible()
    await dialog.getByRole('button', { name: /schedule|request/i }).click()
    await expect(dialog.getByText('Name is required')).toBeVisible()
    await dialog.getByLabel(/^Name/).fill('Dana Okafor')
    await dialog.getByLabel(/email/i).fill('dana@example.com')
    await dialog.getByLabel(/^Phone/).fill('+44 20 7946 0000')
    await expect(dialog.getByLabel(/^Company/)).toHaveValue('')
    await expect(dialog.getByLabel(/^Business Description/)).toHaveValue('')
    await dialog.getByRole('button', { name: /schedule|request/i }).click()
    await expect(dialog.getByText(/thank you/i)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  },
)

story.desktop(
  'Hole 16: the API reference opens under the strict policy of the app @all',
  async ({ page }) => {
    const answer = await page.goto('/api/docs/')
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe')
    await expect(page.getByRole('heading', { name: /Quittance API/ })).toBeVisible()
    await page.getByText('/api/auth/login', { exact: true }).click()
    await expect(page.getByText('Example Value').first()).toBeVisible()
  },
)

story.desktop('an unknown address shows the not-found page, which leads back', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/nowhere')
  await expect(page.getByText('Oops! Page Not Found')).toBeVisible()
  await expect(page.getByText('404')).toBeVisible()
  await expect(page.getByText(/mistyped.*moved or deleted.*permission/)).toBeVisible()
  for (const [card, path] of [
    ['Dashboard', '/'],
    ['About', '/about'],
    ['Get Started', '/signup'],
  ] as const) {
    await expect(page.getByRole('link', { name: card })).toHaveAttribute('href', path)
  }
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/about')
  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})

story.both(
  'the landing page loads at most 100 kB of JavaScript, and nothing shifts',
  async ({ page }) => {
    const loaded = scriptBytes(page)
    await page.addInitScript(watchShifts)
    await page.goto('/', { waitUntil: 'networkidle' })
    const total = await loaded()
    expect(total).toBeGreaterThan(10_000)
    expect(total).toBeLessThanOrEqual(100_000)
    expect(await findShifts(page, {})).toEqual([])
  },
)

story.phone(
  'terms and privacy can be read before signing up, and after @all',
  async ({ page, traveller, expectAccessible }) => {
    await page.goto('/signup')
    for (const [name, path] of [
      [/^terms/, '/terms'],
      [/^privacy policy/, '/privacy'],
    ] as const) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
    }
    await page.goto('/')
    for (const [name, path] of [
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByRole('link', { name: 'help@quittance.example' })).toBeVisible()
      await expectAccessible()
    }

    await traveller.signUp()
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await expect(page.getByText(/^Nobody but you: reading is switched off/)).toBeVisible()
  },
)
