import { type Browser, expect, type Page } from '@playwright/test'
import type { SmtpSink } from '@quittance/test-support/smtp-sink'
import { findViolations } from './accessibility.ts'

/** The actions of a claim's recipient, who has no account; the check of accessibility needs a script, they do not. */
export async function createFinance(
  browser: Browser,
  smtp: SmtpSink,
  address: string,
  { isChecked = false } = {},
) {
  const page = await browser.newPage({
    javaScriptEnabled: isChecked,
    viewport: { width: 320, height: 640 },
  })

  /** Returns the link. */
  async function openMail(subject: string): Promise<string> {
    const mail = await smtp.take(address, subject)
    const link = /Open the claim: (\S+)/.exec(mail.text)?.[1] ?? ''
    await page.goto(link)
    return link
  }

  /** By keyboard. */
  async function press(role: 'button' | 'link', name: string) {
    await page.getByRole(role, { name, exact: true }).press('Enter')
  }

  async function answer(
    action: 'Approve' | 'Send back' | 'Mark as paid',
    fill?: (page: Page) => Promise<void>,
  ) {
    await press('link', action)
    await page.getByLabel('Your name').fill('Ana Ruiz')
    await fill?.(page)
    await press('button', 'Continue')
    if (isChecked) expect(await findViolations(page)).toEqual([])
    await press('button', action)
    await expect(page.getByRole('status')).toContainText('Your answer is stored')
  }

  function sendBack(vendor: string, remark: string) {
    return answer('Send back', async () => {
      await page.getByText(vendor).click()
      await page.getByRole('textbox', { name: new RegExp(`^Remark on.*${vendor}`) }).fill(remark)
    })
  }

  return { page, openMail, press, answer, sendBack }
}
