import type { Page, Route } from '@playwright/test'
import { receiptPhoto } from '#e2e/images.ts'
import { reading } from '#e2e/reading.ts'
import { onLongReceipt } from '#e2e/screens/photo.ts'
import { expect, story } from '#e2e/story.ts'
import { review, upload } from '#e2e/waiting-receipts.ts'

story.phone(
  'reading, saving, keeping, sending and a refused email are announced to screen readers, results once @all',
  async ({ page, traveller, smtp, trouble }) => {
    await traveller.signUpVerified()
    await traveller.hasTrip('Lisbon')
    await page.addInitScript(listen)
    const read = await gate(page, '**/api/receipts/process', { ...reading, ...onLongReceipt })
    const saved = await gate(page, '**/api/receipts')
    const sent = await gate(page, '**/finalize')

    await page.goto('/receipts')
    await upload(page, await receiptPhoto('Pastelaria'))
    await expectSaid(page, /Processing receipt with AI/)
    read.open()
    await expectSaid(page, /Read from the photo/)
    await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    await expectSaid(page, /Saving receipt/)
    saved.open()
    await expectSaidOnce(page, /Receipt saved/)

    trouble.expect('/api/receipts', 0)
    const lost = (route: Route) => route.abort('internetdisconnected')
    await page.route('**/api/receipts', lost)
    await traveller.addManually({ vendor: 'Bar Sport', amount: '3.20' })
    await expectSaidOnce(page, /Kept on this phone/)
    await page.unroute('**/api/receipts', lost)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expectSaidOnce(page, /Receipt added/)

    smtp.refuseRecipient(traveller.finance, 'No such user')
    await traveller.finalize(traveller.finance)
    const finalize = page.getByRole('dialog', { name: 'Finalize Trip' })
    await expect(finalize.getByRole('button', { name: 'Finalizing...' })).toBeDisabled()
    sent.open()
    await expectSaidOnce(page, /Trip finalized.*failed to send/)
  },
)

/** Requests to this address wait until the gate opens; then they get this response, or the product's. */
async function gate(page: Page, address: string, json?: object) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await (json ? route.fulfill({ json }) : route.continue())
  })
  return { open: () => resolve() }
}

async function expectSaid(page: Page, words: RegExp) {
  await expect.poll(() => saidLike(page, words)).not.toHaveLength(0)
}

async function expectSaidOnce(page: Page, words: RegExp) {
  await expectSaid(page, words)
  expect(await saidLike(page, words)).toHaveLength(1)
}

async function saidLike(page: Page, words: RegExp) {
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  return said.filter((text) => words.test(text))
}

/** Runs in the page: records texts added to visible live regions, with the region's name. */
function listen() {
  const said: string[] = []
  Object.assign(window, { said })
  new MutationObserver((changes) => {
    // A message may arrive in several text nodes.
    const now = new Set<string>()
    for (const { target, addedNodes } of changes) {
      for (const added of addedNodes) {
        const from = added instanceof Element && added.matches('[aria-live]') ? added : target
        const element = from instanceof Element ? from : from.parentElement
        const region = element?.closest('[aria-live], [role=status], [role=log], [role=alert]')
        if (!region || region.closest('[aria-hidden=true], [inert]')) continue
        const name = region.getAttribute('aria-label')
        now.add([name, region.textContent?.trim()].filter(Boolean).join(': '))
      }
    }
    said.push(...now)
  }).observe(document, { childList: true, subtree: true })
}
