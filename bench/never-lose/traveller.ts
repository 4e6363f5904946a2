import type { Locator, Page } from '@playwright/test'
import { password } from '#shared/travellers.ts'
import { onDevice } from './on-device.ts'
import type { Record } from './plan.ts'

const patience = 15_000

/** Elements of a page by what the user sees, also those behind a dialog. */
export function screenOf(page: Page) {
  const notices = page.getByRole('region', { name: /^Notifications/, includeHidden: true })
  return {
    review: page.getByRole('dialog', { name: /Review Receipt/, includeHidden: true }),
    manual: page.getByRole('dialog', { name: 'Add Receipt Manually', includeHidden: true }),
    discardQuestion: page.getByRole('dialog', { name: /^Discard this (?:photo|receipt)\?$/ }),
    tray: page.getByRole('dialog', { name: /to check$/ }),
    sessionEnded: page.getByRole('dialog', { name: 'Your session has ended' }),
    logIn: page.getByRole('button', { name: 'Log In', exact: true }),
    unreachable: page.getByRole('heading', { name: 'Quittance cannot be reached' }),
    keepAndSignOut: page.getByRole('button', { name: 'Keep and sign out' }),
    landing: page.getByRole('link', { name: 'Log in' }).first(),
    addButton: page.getByRole('button', { name: 'Add receipt', exact: true }),
    uploadInput: page.getByLabel('Upload Image', { exact: true }),
    notice: notices.getByRole('listitem', { includeHidden: true }),
    waitingList: page.getByRole('list', { name: 'On this phone' }),
    waitingRow: (...names: string[]) =>
      page
        .getByRole('list', { name: 'On this phone' })
        .getByRole('button', { name: new RegExp(`^Check (?:${names.join('|')})$`) }),
  }
}

/** A user's actions in the app; `makeReachable` restores the network before a login. */
export function createTraveller(email: string, makeReachable: () => Promise<void>) {
  /** Goes to the receipts page and closes everything above it. */
  async function settle(page: Page) {
    const { review, manual, sessionEnded, logIn, unreachable, addButton } = screenOf(page)
    await page.bringToFront()
    const isOn = (path: string) => new URL(page.url()).pathname === path
    if (!isOn('/receipts')) await open(page)
    const deadline = performance.now() + 2 * patience
    while (performance.now() < deadline) {
      await anyOf([review, manual, sessionEnded, logIn, unreachable, addButton]).catch(() => {})
      // Another tab may have answered it meanwhile.
      if (await sessionEnded.isVisible()) await logInAbove(page).catch(() => {})
      else if (isOn('/login') && (await logIn.isVisible())) await logInOnPage(page)
      else if (await unreachable.isVisible()) {
        await makeReachable()
        await page.reload()
      } else if (!isOn('/receipts')) await open(page)
      // It may close by itself.
      else if (await closeTopmost(page).catch(() => true)) continue
      else if (await addButton.isVisible()) return
    }
    const shown = await page.locator('body').innerText()
    throw new Error(`The receipts page did not open; ${page.url()} shows: ${shown}`)
  }

  async function open(page: Page) {
    await page.goto('/receipts').catch(async () => {
      await makeReachable()
      await page.goto('/receipts')
    })
  }

  async function logInAbove(page: Page) {
    const { sessionEnded } = screenOf(page)
    await makeReachable()
    await sessionEnded.getByLabel(/^Password/).fill(password)
    await sessionEnded.getByRole('button', { name: 'Log In' }).click()
    await sessionEnded.waitFor({ state: 'hidden', timeout: patience })
  }

  async function logInOnPage(page: Page) {
    await makeReachable()
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

  async function choosePhoto(page: Page, { file: name, photo: buffer }: Record) {
    if (!buffer) throw new Error('It has no photo.')
    await screenOf(page).uploadInput.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  }

  /** Opens its form; by then the app has stored it. A file chosen before is not chosen again if it is there. */
  async function takePhoto(page: Page, record: Record) {
    record.isKept = (await onDevice(page)).some(({ key }) => key === record.key)
    if (record.isKept) return reopen(page, record)
    await choosePhoto(page, record)
    await screenOf(page).review.waitFor({ timeout: patience })
    record.isKept = true
  }

  /** Opens the form of a typed receipt; by then the app has stored the input. */
  async function typeReceipt(page: Page, record: Record) {
    const { manual } = screenOf(page)
    await openManual(page)
    // An unfinished receipt opens again; finish it first, because typing over it would lose it.
    for (let tries = 0; tries < 5; tries += 1) {
      const begun = await manual.getByLabel('Vendor').inputValue()
      if (begun === '') break
      // After an interruption between two fields, continue with the second.
      const amount = manual.getByLabel('Amount')
      if ((await amount.inputValue()) === '') await amount.fill('1.50')
      await press(page, manual.getByRole('button', { name: 'Add Receipt' }))
      await untilOver(page, begun)
      await settle(page)
      await openManual(page)
    }
    if ((await manual.getByLabel('Vendor').inputValue()) !== '') {
      throw new Error(`The unfinished receipt cannot be finished: ${await manual.innerText()}`)
    }
    await fill(manual, record)
    await untilOnDevice(page, record, true)
    record.isKept = true
  }

  async function openManual(page: Page) {
    const { addButton, manual } = screenOf(page)
    await addButton.click()
    await page.getByRole('menuitem', { name: 'Manual Entry' }).click()
    await manual.waitFor()
  }

  async function fill(form: Locator, { vendor, number }: Record) {
    await form.getByLabel('Vendor').fill(vendor)
    await form.getByLabel('Amount').fill(`${number}.50`)
  }

  function formOf(page: Page, { what }: Record) {
    const { review, manual } = screenOf(page)
    return what === 'photo' ? review : manual
  }

  /** Opens the form of a waiting receipt from its row. */
  async function reopen(page: Page, record: Record) {
    const row = screenOf(page).waitingRow(record.file, record.vendor)
    await row.click().catch(async () => {
      await settle(page)
      await row.click()
    })
    await formOf(page, record).waitFor()
  }

  async function pressSave(page: Page, record: Record) {
    record.isChecked = true
    const name = /^(?:Save|Add) Receipt$/
    await press(page, formOf(page, record).getByRole('button', { name }))
  }

  /** The password dialog may be above it. */
  async function press(page: Page, button: Locator) {
    const { sessionEnded } = screenOf(page)
    const pressed = button.click({ timeout: patience })
    const isAsked = sessionEnded.waitFor().then(
      () => true,
      () => false,
    )
    if (await Promise.race([isAsked, pressed.then(() => false)])) await logInAbove(page)
    await pressed
  }

  /** Waits until its form closes or shows an error. */
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
    const name = record.what === 'photo' ? 'Discard' : 'Cancel'
    await press(page, formOf(page, record).getByRole('button', { name, exact: true }))
    await press(page, discardQuestion.getByRole('button', { name: 'Discard', exact: true }))
    record.fate = 'discarded'
    await untilOnDevice(page, record, false)
  }

  /** Waiting receipts stay on the phone. */
  async function signOut(page: Page) {
    const { keepAndSignOut, landing } = screenOf(page)
    await page.getByRole('button', { name: 'Sign Out' }).first().press('Enter')
    await anyOf([keepAndSignOut, landing])
    if (await keepAndSignOut.isVisible()) await keepAndSignOut.click()
    await landing.waitFor({ timeout: patience })
  }

  return {
    settle,
    signOut,
    choosePhoto,
    /** Once more after an interruption by the login page. */
    takePhoto: (page: Page, record: Record) =>
      takePhoto(page, record).catch(async () => {
        await settle(page)
        await takePhoto(page, record)
      }),
    typeReceipt,
    fill: (page: Page, record: Record) => fill(formOf(page, record), record),
    reopen,
    pressSave,
    untilOver,
    discard,
  }
}

async function untilOnDevice(page: Page, { key }: Record, isWanted: boolean) {
  const deadline = performance.now() + patience
  while ((await onDevice(page)).some((one) => one.key === key) !== isWanted) {
    if (performance.now() > deadline) throw new Error('The device does not respond.')
  }
}

async function anyOf(locators: Locator[]) {
  const any = locators.reduce((all, one) => all.or(one))
  await any.first().waitFor({ timeout: patience })
}
