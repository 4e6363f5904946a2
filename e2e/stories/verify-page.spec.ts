import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { changeArchive } from '@quittance/test-support/change-archive'
import { createSealedClaim, packClaim } from '@quittance/test-support/sealed-claim'
import { overhang } from '#e2e/device.ts'
import { expect, story } from '#e2e/story.ts'

const built = join(import.meta.dirname, '../../apps/server/dist/verify.html')
const claim = createSealedClaim({ sealedAt: '2026-11-18T08:00:00.000Z' })
const { keyId } = claim.record.seal

story.both(
  'the page tells whether a zip was changed, who sealed it and what happened to each receipt',
  async ({ page, product, expectAccessible }) => {
    // Before the page opens, so that the browser certainly knows when Enter is pressed.
    const asked = page.waitForEvent('filechooser')
    await page.goto(`${product.url}/verify.html`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await (await asked).setFiles(asFile(packClaim(claim)))
    const verdict = page.getByRole('heading', { name: 'Nothing was changed' })
    await expect(verdict).toBeFocused()
    await expect(page.getByText('sealed since Nov 18, 2026, 8:00 AM UTC')).toBeVisible()
    await expect(page.locator('code')).toHaveText(keyId)
    const keys = 'https://quittance.example/.well-known/quittance-keys.json'
    await expect(page.getByRole('link', { name: keys })).toHaveAttribute('href', keys)
    await page.getByText('Receipt 2 · Café Nero · 4.20 GBP').click()
    await expect(page.getByText('Photographed in the app')).toBeVisible()
    await expect(page.getByText('amount: 42.00 → 4.20')).toBeVisible()
    await expectAccessible()
    expect(await overhang(page)).toBe(0)

    await page.emulateMedia({ colorScheme: 'dark' })
    await choose(page, changeArchive(claim, 10).zip)
    await expect(page.getByRole('heading', { name: '1 problem' })).toBeFocused()
    await expect(page.getByText(/^Receipt \d: its entries are in another order$/)).toBeVisible()
    await expectAccessible()
    expect(await overhang(page)).toBe(0)
  },
)

for (const { count, ...details } of [{ count: 25 }, { count: 300, tag: '@all' }]) {
  story.desktop(
    `from a file, it finds and names each of ${count} changes`,
    details,
    async ({ page }) => {
      await page.goto(String(pathToFileURL(built)))
      expect(await readFile(built, 'utf8')).not.toMatch(/\b(?:src|href)="|url\(|@import/)
      const unfound = []
      for (let number = 0; number < count; number += 1) {
        const { kind, zip, expected } = changeArchive(claim, number)
        await choose(page, zip)
        const said = await page.locator('#result').innerText()
        // The page knows no keys: it shows which one it was.
        const isFound =
          kind === 'a seal by another key' ? !said.includes(keyId) : expected.test(said)
        if (!isFound || (kind !== 'a seal by another key' && said.includes('Nothing was changed')))
          unfound.push({ number, kind, said })
      }
      expect(unfound).toEqual([])
    },
  )
}

async function choose(page: Page, zip: Uint8Array) {
  await page.locator('input').setInputFiles(asFile(zip))
  await expect(page.locator('#progress')).toBeHidden()
  await expect(page.locator('#result .card').first()).toBeVisible()
}

function asFile(zip: Uint8Array) {
  return { name: 'claim.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) }
}
