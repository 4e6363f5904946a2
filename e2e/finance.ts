import { type Browser, expect, type Page } from '@playwright/test'
import type { SmtpSink } from '@quittance/test-support/smtp-sink'

/** The actions of a claim's recipient, who has no account and no script. */
export async function createFinance(browser: Browser, smtp: SmtpSink, address: string) {
  const page = await browser.newPage({ javaScriptEnabled: false })

  /** Returns the link. */
  async function openMail(subject: string): Promise<string> {
    const mail = await smtp.take(address, subject)
    const link = /Open the claim: (\S+)/.exec(mail.text)?.[1] ?? ''
    await page.goto(link)
    return link
  }

  async function answer(
    action: 'Approve' | 'Send back' | 'Mark as paid',
    fill?: (page: Page) => Promise<void>,
  ) {
    await page.getByRole('link', { name: action }).click()
    await page.getByLabel('Your name').fill('Ana Ruiz')
    await fill?.(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: action }).click()
    await expect(page.getByRole('status')).toContainText('Your answer is stored')
  }

  function sendBack(vendor: string, remark: string) {
    return answer('Send back', async () => {
      await page.getByText(vendor).click()
      await page.getByRole('textbox', { name: new RegExp(`^Remark on.*${vendor}`) }).fill(remark)
    })
  }

  return { page, openMail, answer, sendBack }
}
