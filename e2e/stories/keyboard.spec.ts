import type { Locator, Page } from '@playwright/test'
import { receiptPhoto } from '#e2e/images.ts'
import { expect, story } from '#e2e/story.ts'
import { review, upload } from '#e2e/waiting-receipts.ts'

story.desktop(
  'the whole journey by keyboard alone: sign in, create, enter, edit, finalize @all',
  async ({ page, traveller }) => {
    await traveller.hasAccount()
    await page.goto('/login')
    await typeInto(page, page.getByLabel(/^Email/), traveller.email)
    await typeInto(page, page.getByLabel(/^Password/), traveller.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')

    await press(page, traveller.createButton())
    const create = page.getByRole('dialog', { name: 'Create New Trip' })
    await typeInto(page, create.getByLabel('Trip Name'), 'Lisbon')
    await tabTo(page, create.getByLabel('Primary Currency'))
    await page.keyboard.type('EUR')
    await press(page, create.getByRole('button', { name: 'Create Trip' }))
    await traveller.seeToast('Trip created')
    await expect(create).toBeHidden()

    await press(page, page.getByRole('button', { name: 'Add receipt', exact: true }))
    await expect(page.getByRole('menuitem', { name: 'Manual Entry' })).toBeVisible()
    await arrowTo(page, page.getByRole('menuitem', { name: 'Manual Entry' }))
    await page.keyboard.press('Enter')
    const manual = page.getByRole('dialog', { name: 'Add Receipt Manually' })
    await typeInto(page, manual.getByLabel('Vendor'), 'Bar Sport')
    await typeInto(page, manual.getByLabel('Amount'), '3.20')
    await press(page, manual.getByRole('button', { name: 'Add Receipt' }))
    await traveller.seeToast('Receipt added')
    await expect(manual).toBeHidden()

    const main = page.getByRole('main')
    await press(page, main.getByRole('button', { name: 'Edit Bar Sport' }))
    const edit = page.getByRole('dialog', { name: 'Edit Receipt' })
    await typeInto(page, edit.getByLabel('Notes'), 'With the team')
    await press(page, edit.getByRole('button', { name: 'Save Changes' }))
    await traveller.seeToast('Receipt Updated')
    await expect(edit).toBeHidden()

    const navigation = page.getByRole('navigation', { name: 'Main' })
    await press(page, navigation.getByRole('button', { name: 'Finalize' }))
    const finalize = page.getByRole('dialog', { name: 'Finalize Trip' })
    await typeInto(page, finalize.getByLabel('Send Report To'), traveller.finance)
    await press(page, finalize.getByRole('button', { name: 'Finalize Trip' }))
    const done = page.getByRole('dialog', { name: 'Trip Finalized!' })
    await press(page, done.getByRole('button', { name: 'Close' }).last())
    await expect(done).toBeHidden()
  },
)

story.desktop(
  'accessible names and focus order: Home, Receipts, Review, Finalize, History @all',
  async ({ page, traveller }) => {
    await traveller.signUpVerified()
    const lisbon = await traveller.hasTrip('Lisbon')
    await traveller.hasReceipt(lisbon)
    await traveller.hasFinalized(lisbon)
    const tripId = await traveller.hasTrip('Berlin')
    await traveller.hasReceipt(tripId, { vendor: 'Bar Sport' })
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - heading /Good .*, Dana/ [level=1]
        - region "Current Trip":
          - heading "Current Trip" [level=2]
          - button "Edit"
          - term: Total
          - definition: 4.20 EUR
          - 'button /^Spending in EUR: Other 100 %/'
          - term: Receipts
          - term: Currency
          - term: Status
        - region "What waits":
          - button "1 receipt is dated outside the trip"
        - region "Recent Receipts":
          - heading "Recent Receipts" [level=2]
          - link "View All"
          - heading "Mar 12, 2026" [level=3]
          - list "Mar 12, 2026":
            - listitem:
              - button "Edit Bar Sport"
        - region "Quick Actions":
          - heading "Quick Actions" [level=2]
          - link "View All Receipts"
          - button "Edit Trip Details"
    `)
    await expectOrder(page, [
      ...frame,
      'button "Edit"',
      'button "Spending in EUR: Other 100 % (see all by category and day)"',
      'button "1 receipt is dated outside the trip"',
      'link "View All"',
      'button "Edit Bar Sport"',
      'link "View All Receipts"',
      'button "Edit Trip Details"',
    ])

    await page.goto('/receipts')
    await expect(traveller.receiptRows()).toHaveCount(1)
    await expectOrder(page, [
      ...frame,
      'button "Refresh"',
      'searchbox "Search receipts"',
      'combobox "Filter receipts"',
      'button "Edit Bar Sport"',
    ])

    await upload(page, await receiptPhoto('Pastelaria'))
    await expect(review(page).getByLabel('Vendor')).toBeVisible()
    await expectOrder(page, [
      'button "Close"',
      'button "View photo"',
      'textbox "Vendor"',
      'textbox "Amount"',
      'combobox "Currency"',
      'textbox "Date"',
      'button "Open the calendar"',
      'combobox "Category"',
      'textbox "Notes"',
      'button "Items: none entered"',
      'button "Tax: none entered"',
      'button "More who paid, what for, refund"',
      'button "Discard"',
      'button "Save Receipt"',
    ])
    await review(page).getByRole('button', { name: 'Close' }).click()

    await page.getByRole('navigation', { name: 'Main' }).getByText('Finalize').click()
    await expect(page.getByRole('dialog', { name: 'Finalize Trip' })).toBeVisible()
    await expectOrder(page, [
      'button "Close"',
      'link "Show it"',
      'link "Check the date: Bar Sport"',
      'combobox "Send Report To"',
      'button "Add another recipient"',
      `button "Options ends ${day.format()}, with images, with a copy"`,
      'button "Spending by category and day"',
      'button "Cancel"',
      'button "Finalize Trip"',
    ])

    await page.goto('/history')
    await expect(main.getByText('Completed').first()).toBeVisible()
    await expect(main).toMatchAriaSnapshot(`
      - main:
        - heading "Trip History" [level=1]
        - table "Finalized trips":
          - rowgroup:
            - row:
              - columnheader "Trip":
                - button "Trip"
              - columnheader "Dates":
                - button "Dates"
              - columnheader "Total":
                - button "Total"
              - columnheader "Recipient":
                - button "Recipient"
              - columnheader "Status":
                - button "Status"
              - columnheader "Files and actions"
          - rowgroup:
            - row:
              - rowheader /^Lisbon/:
                - link "Lisbon"
              - cell /1 day$/
              - cell "4.20 EUR"
              - cell /^finance-/
              - cell "Completed Sent Not opened yet"
              - cell:
                - button "Actions for Lisbon"
            - row:
              - cell:
                - button "Generate Download Links for Lisbon"
    `)
    await expectOrder(page, [
      ...frame,
      'button "Trip"',
      'button "Dates"',
      'button "Total"',
      'button "Recipient"',
      'button "Status"',
      'link "Lisbon"',
      'button "Actions for Lisbon"',
      'button "Generate Download Links for Lisbon"',
    ])
  },
)

/** Of a trip that starts today, in UTC as everywhere. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The focus stops before the content of every page. */
const frame = [
  'link "Skip to content"',
  'link "Quittance"',
  'button "Sign Out"',
  'button "Account menu DO"',
  'link "Home"',
  'link "Receipts"',
  'button "Finalize"',
  'link "History"',
  'link "Settings"',
  'button "Add receipt"',
]

/** Presses Tab until the target has the focus; the focus must be visible. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  expect(await target.evaluate(isMarked), 'the focus is visible').toBe(true)
}

async function arrowTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 8; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('ArrowDown')
  }
  await expect(target).toBeFocused()
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Runs in the page. */
function isMarked(element: Element) {
  const { outlineStyle, boxShadow } = getComputedStyle(element)
  return element.matches(':focus-visible') && (outlineStyle !== 'none' || boxShadow !== 'none')
}

/** Reports all five, even if the first is wrong. */
async function expectOrder(page: Page, order: string[]) {
  await expect
    .configure({ soft: true })
    .poll(() => focusOrder(page))
    .toEqual(order)
}

/** All Tab stops until they repeat, each by its accessible name, which must not be empty. */
async function focusOrder(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const dialog = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1)
    if (dialog) dialog.focus()
    else (document.activeElement as HTMLElement | null)?.blur()
  })
  const seen: string[] = []
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) return seen
    const line = (await focused.ariaSnapshot()).split('\n')[0] ?? ''
    // Only role and name.
    const said = /\w+ "(?:[^"\\]|\\.)*"/.exec(line)?.[0] ?? `without a name: ${line}`
    if (seen[0] === said) return seen
    seen.push(said)
  }
  throw new Error(`The focus order does not repeat after 60 presses: ${seen.join(', ')}`)
}
