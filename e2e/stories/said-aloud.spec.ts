import type { Page } from '@playwright/test'
import { receiptPhoto } from '#e2e/images.ts'
import { reading } from '#e2e/reading.ts'
import { onLongReceipt } from '#e2e/screens/photo.ts'
import { expect, story } from '#e2e/story.ts'
import { review, upload } from '#e2e/waiting-receipts.ts'

story.phone(
  'reading, saving and sending are announced to screen readers @all',
  async ({ page, traveller }) => {
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
    await expectSaid(page, /Receipt saved/)

    await traveller.finalize(traveller.finance)
    const finalize = page.getByRole('dialog', { name: 'Finalize Trip' })
    await expect(finalize.getByRole('button', { name: 'Finalizing...' })).toBeDisabled()
    sent.open()
    await expectSaid(page, /Trip finalized/)
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

async function expectSaid(page: Page, words: string | RegExp) {
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  const like = typeof words === 'string' ? words : expect.stringMatching(words)
  await expect.poll(said).toContainEqual(like)
}

/** Runs in the page: records texts added to visible live regions, with the region's name. */
function listen() {
  const said: string[] = []
  Object.assign(window, { said })
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const added of addedNodes) {
        const from = added instanceof Element && added.matches('[aria-live]') ? added : target
        const element = from instanceof Element ? from : from.parentElement
        const region = element?.closest('[aria-live], [role=status], [role=log], [role=alert]')
        if (!region || region.closest('[aria-hidden=true], [inert]')) continue
        const name = region.getAttribute('aria-label')
        said.push([name, region.textContent?.trim()].filter(Boolean).join(': '))
      }
    }
  }).observe(document, { childList: true, subtree: true })
}
