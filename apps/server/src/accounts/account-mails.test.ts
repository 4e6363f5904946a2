import { expect, test } from 'vitest'
import { trialStartedMail, verificationMail } from './account-mails.ts'

test.each([1, 7, 14])('the trial is called by its %d days', (trialDays) => {
  const deps = {
    publicUrl: new URL('http://localhost:3000'),
    planRules: { trialDays, freeTripLimit: 3 },
  }
  for (const mail of [
    verificationMail('dana@example.com', deps, 'token'),
    trialStartedMail('dana@example.com', deps),
  ]) {
    expect(mail.text).toContain(`your ${trialDays}-day free trial`)
  }
})
