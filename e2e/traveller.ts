import { expect, type Page } from '@playwright/test'
import { linkIn, type SmtpSink } from '@quittance/test-support/smtp-sink'
import { receiptPhoto } from './images.ts'

type Photo = { name: string; mimeType: string; buffer: Buffer }

type TypedReceipt = {
  vendor: string
  amount: string
  currency?: string
  category?: string
  notes?: string
}

type AddReceiptWay = 'Manual Entry' | 'Import Document' | 'Upload Image' | 'Take Photo'

export type Traveller = ReturnType<typeof createTraveller>

let count = 0

/** The actions of a user. */
export function createTraveller(page: Page, smtp: SmtpSink) {
  count += 1
  const email = `dana-${process.pid}-${count}@example.com`
  const finance = `finance-${email}`
  let password = 'correct horse'

  /** For steps that other stories take in the browser. */
  async function post(path: string, options?: Parameters<Page['request']['post']>[1]) {
    const response = await page.request.post(path, options)
    await expect(response).toBeOK()
    return response
  }

  async function signUp({ firstName = 'Dana', lastName = 'Okafor' } = {}) {
    await page.goto('/signup')
    await fillSignUp({ firstName, lastName })
    await expect(page).toHaveURL('/')
  }

  async function fillSignUp({ firstName = 'Dana', lastName = 'Okafor' } = {}) {
    await page.getByLabel('First name').fill(firstName)
    await page.getByLabel('Last name').fill(lastName)
    await page.getByLabel(/^Email/).fill(email)
    await page.getByLabel(/^Password/).fill(password)
    await page.getByRole('button', { name: 'Create Account' }).click()
  }

  /** By API: the forms have their own stories. No page is open yet. */
  async function signUpUnverified() {
    const person = { email, password, firstName: 'Dana', lastName: 'Okafor' }
    await post('/api/auth/register', { data: person })
  }

  async function signUpVerified() {
    await signUpUnverified()
    const token = linkIn(await takeMail('Verify')).searchParams.get('token')
    await post('/api/auth/verify-email', { data: { token } })
  }

  /** Leaves the page first, so that it does not notice. */
  async function loseSession() {
    await page.goto('about:blank')
    await page.context().clearCookies()
  }

  /** By API too. */
  async function hasTrip(name: string, currency = 'EUR'): Promise<number> {
    const data = { name, currency, startDate: new Date().toISOString().slice(0, 10) }
    const response = await post('/api/trips', { data })
    return (await response.json()).id
  }

  async function hasFinalized(tripId: number) {
    await post(`/api/trips/${tripId}/finalize`, { data: { email: finance } })
  }

  /** For a user without a trip. */
  async function goHome() {
    await page.goto('/')
    // Wait until the page has its data, so that the next step does not race with it.
    await expect(createButton()).toBeVisible()
  }

  async function logIn() {
    await page.getByLabel(/^Email/).fill(email)
    await page.getByLabel(/^Password/).fill(password)
    await page.getByRole('button', { name: 'Log In' }).click()
  }

  async function signOut() {
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  }

  /** Waits for the email with this subject and removes it from the inbox. */
  function takeMail(subject: string) {
    return smtp.take(email, subject)
  }

  /** Opens the email with this subject and follows its link. */
  async function followMail(subject: string) {
    const { pathname, search } = linkIn(await takeMail(subject))
    await page.goto(pathname + search)
  }

  async function seeToast(title: string, description?: string) {
    // A dialog hides the rest of the page from the accessibility tree only.
    const toast = page
      .getByRole('region', { name: /^Notifications/, includeHidden: true })
      .getByRole('listitem', { includeHidden: true })
    await expect(toast).toContainText(title)
    if (description) await expect(toast).toContainText(description)
  }

  /** The rows of a list of receipts. */
  function receiptRows() {
    return page.getByRole('listitem').filter({ has: page.locator('[data-edit]') })
  }

  function createButton() {
    return page.getByRole('button', { name: /^(Create New Trip|Start Here)$/ }).first()
  }

  /** On the home page, in the sheet. */
  async function createTrip(name: string, currency = 'EUR') {
    await createButton().click()
    await fillTrip(name, currency)
  }

  async function fillTrip(name: string, currency = 'EUR') {
    const sheet = page.getByRole('dialog', { name: 'Create New Trip' })
    await sheet.getByLabel('Trip Name').fill(name)
    await sheet.getByLabel('Primary Currency').selectOption(currency)
    await sheet.getByRole('button', { name: 'Create Trip' }).click()
  }

  async function chooseToAdd(way: AddReceiptWay) {
    await page.getByRole('button', { name: 'Add receipt', exact: true }).click()
    await page.getByRole('menuitem', { name: way }).click()
  }

  async function chooseFiles(way: 'Import Document' | 'Upload Image', files: Photo | Photo[]) {
    const chosen = page.waitForEvent('filechooser')
    await chooseToAdd(way)
    await (await chosen).setFiles(files)
  }

  /** Returns the dialog. */
  async function typeManually({ vendor, amount, currency, category, notes }: TypedReceipt) {
    await chooseToAdd('Manual Entry')
    // A dialog above it hides it from the accessibility tree only.
    const dialog = page.getByRole('dialog', { name: 'Add Receipt Manually', includeHidden: true })
    await dialog.getByLabel('Vendor').fill(vendor)
    await dialog.getByLabel('Amount').fill(amount)
    if (currency) await dialog.getByLabel('Currency').selectOption(currency)
    if (category) await dialog.getByLabel('Category').selectOption(category)
    if (notes) await dialog.getByLabel('Notes').fill(notes)
    return dialog
  }

  async function addManually(receipt: TypedReceipt) {
    const dialog = await typeManually(receipt)
    await dialog.getByRole('button', { name: 'Add Receipt' }).click()
    await expect(dialog).toBeHidden()
  }

  /** In the dialog that the navigation opens. */
  async function finalize(recipient: string) {
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('button', { name: 'Finalize' }).click()
    const dialog = page.getByRole('dialog', { name: 'Finalize Trip' })
    await dialog.getByLabel('Send Report To').fill(recipient)
    await dialog.getByRole('button', { name: 'Finalize Trip' }).click()
  }

  async function hasReceipt(
    tripId: number,
    fields: Partial<TypedReceipt> & { date?: string; image?: Photo; cardAmount?: string } = {},
  ) {
    const receipt = {
      vendor: 'Cafe',
      amount: '4.20',
      currency: 'EUR',
      date: '2026-03-12',
      ...fields,
    }
    await post('/api/receipts', {
      multipart: { tripId: String(tripId), ...receipt },
    })
  }

  /** In the payment provider's form. */
  async function payByCard(number = '4242 4242 4242 4242') {
    await page.getByLabel('Card number').fill(number)
    await page.getByLabel(/^Expiration date/).fill('12 / 34')
    await page.getByLabel('Security code').fill('123')
    await page.getByRole('button', { name: 'Subscribe Now' }).click()
  }

  return {
    email,
    /** A finance address that only this traveller uses. */
    finance,
    get password() {
      return password
    },
    setPassword(next: string) {
      password = next
    },
    signUp,
    fillSignUp,
    logIn,
    signOut,
    takeMail,
    followMail,
    seeToast,
    receiptRows,
    createButton,
    createTrip,
    fillTrip,
    chooseToAdd,
    chooseFiles,
    typeManually,
    addManually,
    finalize,
    payByCard,
    goHome,
    signUpUnverified,
    signUpVerified,
    loseSession,
    /** An account, without being signed in. */
    async hasAccount() {
      await signUpVerified()
      await loseSession()
    },
    hasTrip,
    hasFinalized,
    /** A trip that was set aside for another, now finalized, one. */
    async hasUnfinishedTrip(name: string) {
      const other = await hasTrip('Oslo')
      await hasFinalized(other)
      await hasTrip(name)
      await post(`/api/trips/${other}/unfinalize`)
      await hasFinalized(other)
    },
    /** A trip with one photographed receipt, of the Trattoria. */
    async hasTrattoria() {
      const image = await receiptPhoto('Trattoria')
      await hasReceipt(await hasTrip('Rome'), { vendor: 'Trattoria', amount: '9.00', image })
    },
    async hasArchivedTrip(name: string) {
      const id = await hasTrip(name)
      await expect(await page.request.delete(`/api/trips/${id}`)).toBeOK()
    },
    hasReceipt,
  }
}
