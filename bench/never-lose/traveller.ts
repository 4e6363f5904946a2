import type { Locator, Page } from '@playwright/test'
import type { Record } from './ledger.ts'
import { onDevice } from './on-device.ts'
import { screenOf } from './screen.ts'

type Credentials = { email: string; password: string }

export type Traveller = ReturnType<typeof createTraveller>

const patience = 15_000

/** What a user does with the app; `makeReachable` is what they do before a login: find a network. */
export function createTraveller(
  { email, password }: Credentials,
  makeReachable: (page: Page) => Promise<void>,
) {
  /** On the page of receipts, with nothing open above it, whatever there was. */
  async function settle(page: Page) {
    const screen = screenOf(page)
    await page.bringToFront()
    const isOn = (path: string) => new URL(page.url()).pathname === path
    const isOnReceipts = () => isOn('/receipts')
    const isOnLogin = () => isOn('/login')
    if (!isOnReceipts()) await open(page)
    const deadline = performance.now() + 4 * patience
    while (performance.now() < deadline) {
      const { review, manual, sessionEnded, logIn, unreachable, addButton } = screen
      await anyOf([review, manual, sessionEnded, logIn, unreachable, addButton])
      if (await sessionEnded.isVisible()) await logInAbove(page)
      else if (isOnLogin() && (await logIn.isVisible())) await logInOnPage(page)
      else if (await unreachable.isVisible()) await reachAgain(page)
      else if (!isOnReceipts()) await open(page)
      // What is about to close by itself need not be closed.
      else if (await closeTopmost(page).catch(() => true)) continue
      else if (await addButton.isVisible()) return
    }
    throw new Error(`The page of receipts did not come: ${await page.locator('body').innerText()}`)
  }

  async function open(page: Page) {
    await page.goto('/receipts').catch(async () => {
      await makeReachable(page)
      await page.goto('/receipts')
    })
  }

  async function reachAgain(page: Page) {
    await makeReachable(page)
    await page.reload()
  }

  async function logInAbove(page: Page) {
    const { sessionEnded } = screenOf(page)
    await makeReachable(page)
    await sessionEnded.getByLabel(/^Password/).fill(password)
    await sessionEnded.getByRole('button', { name: 'Log In' }).click()
    await sessionEnded.waitFor({ state: 'hidden', timeout: patience })
  }

  async function logInOnPage(page: Page) {
    await makeReachable(page)
    await page.getByLabel(/^Email/).fill(email)
    await page.getByLabel(/^Password/).fill(password)
    await screenOf(page).logIn.click()
    await screenOf(page).logIn.waitFor({ state: 'hidden', timeout: patience })
  }

  /** Whether there was something to close; closing loses nothing. */
  async function closeTopmost(page: Page) {
    const { discardQuestion, review, manual, tray } = screenOf(page)
    const soon = { timeout: 500 }
    if (await discardQuestion.isVisible()) {
      const keep = discardQuestion.getByRole('button', { name: /^Keep(?: for later)?$/ })
      await keep.click(soon)
      await discardQuestion.waitFor({ state: 'hidden', ...soon })
    } else if (await manual.isVisible()) {
      await page.keyboard.press('Escape')
      const isGone = manual.waitFor({ state: 'hidden', ...soon })
      await Promise.any([discardQuestion.waitFor(soon), isGone])
    } else if ((await review.isVisible()) || (await tray.isVisible())) {
      await page.keyboard.press('Escape')
      await review.or(tray).waitFor({ state: 'hidden', ...soon })
    } else return false
    return true
  }

  /** The form of a photo that is new; by then the app has it. */
  async function takePhoto(page: Page, record: Record) {
    const { uploadInput, review } = screenOf(page)
    const { file: name, photo: buffer } = record
    if (!buffer) throw new Error('It has no photo.')
    await uploadInput.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await review.waitFor({ timeout: patience })
    record.isKept = true
  }

  /** The form of a receipt without a photo; by then the app has what was typed. */
  async function typeReceipt(page: Page, record: Record) {
    const { manual } = screenOf(page)
    await openManual(page)
    // One that was begun and left opens again.
    const isBegun = (await manual.getByLabel('Vendor').inputValue()) !== ''
    if (isBegun) {
      await manual.getByRole('button', { name: 'Add Receipt' }).click()
      await untilOver(page, await manual.getByLabel('Vendor').inputValue())
      await settle(page)
      await openManual(page)
    }
    await fill(page, manual, record)
    await untilOnDevice(page, record, true)
    record.isKept = true
  }

  async function openManual(page: Page) {
    const { addButton, manual } = screenOf(page)
    await addButton.click()
    await page.getByRole('menuitem', { name: 'Manual Entry' }).click()
    await manual.waitFor()
  }

  async function fill(page: Page, form: Locator, { vendor, number }: Record) {
    if (await screenOf(page).sessionEnded.isVisible()) await logInAbove(page)
    await form.getByLabel('Vendor').fill(vendor)
    await form.getByLabel('Amount').fill(`${number}.50`)
  }

  function formOf(page: Page, { what }: Record) {
    const { review, manual } = screenOf(page)
    return what === 'photo' ? review : manual
  }

  /** The form of one that waits, from its row; false where it does not wait any more. */
  async function reopen(page: Page, record: Record) {
    const form = formOf(page, record)
    const row = screenOf(page).waitingRow(record.file, record.vendor)
    await row.click({ timeout: 5000 })
    await form.waitFor()
  }

  async function pressSave(page: Page, record: Record) {
    const form = formOf(page, record)
    record.isChecked = true
    await form.getByRole('button', { name: /^(?:Save|Add) Receipt$/ }).click()
  }

  /** Until its form is gone, or says why it is not. */
  async function untilOver(page: Page, vendor: string) {
    const { notice, sessionEnded } = screenOf(page)
    const isGone = page.waitForFunction(
      (typed) => {
        const field = document.querySelector<HTMLInputElement>('[role=dialog] [name=vendor]')
        return field?.value !== typed
      },
      vendor,
      { timeout: patience },
    )
    const isSaid = notice.first().waitFor({ timeout: patience })
    await Promise.any([isGone, isSaid, sessionEnded.waitFor({ timeout: patience })])
  }

  async function discard(page: Page, record: Record) {
    const { discardQuestion } = screenOf(page)
    const form = formOf(page, record)
    const [first, second] = record.what === 'photo' ? ['Discard', 'Discard'] : ['Cancel', 'Discard']
    await form.getByRole('button', { name: first, exact: true }).click()
    record.fate = 'discarded'
    await discardQuestion.getByRole('button', { name: second, exact: true }).click()
    await untilOnDevice(page, record, false)
  }

  return {
    settle,
    logInAbove,
    takePhoto,
    typeReceipt,
    fill: (page: Page, record: Record) => fill(page, formOf(page, record), record),
    reopen,
    pressSave,
    untilOver,
    discard,
  }
}

async function untilOnDevice(page: Page, { key }: Record, isWanted: boolean) {
  const deadline = performance.now() + patience
  while ((await onDevice(page)).some((one) => one.key === key) !== isWanted) {
    if (performance.now() > deadline) throw new Error('The device does not do as it is told.')
  }
}

async function anyOf(locators: Locator[]) {
  const any = locators.reduce((all, one) => all.or(one))
  await any.first().waitFor({ timeout: patience })
}
