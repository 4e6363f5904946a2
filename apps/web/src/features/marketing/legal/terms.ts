import { proPlan } from '#features/marketing/content.ts'
import { dayCount } from '#lib/format/day-count.ts'
import type { Installation, LegalTopic } from './legal-page.tsx'

/** What an installation offers and asks for; every sentence describes what the product does. */
export function terms({ trialDays, hasPayments }: Installation): readonly LegalTopic[] {
  return [
    {
      title: 'Who offers this',
      paragraphs: [
        'The operator of this installation of Quittance offers it to you. If they have agreed something else with you or your company, that comes first.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You need an email address that works; verify it before your first trip. Keep your password to yourself: anyone who has it can do everything you can. Changing it signs out all your other devices.',
      ],
    },
    {
      title: 'Free trial',
      paragraphs: [
        `It lasts ${dayCount(trialDays)} from the moment you verify your address, with every feature and without a card. The number of trips you can hold is limited, archived ones included.`,
        'When it is over, nothing is charged and nothing is taken away. You can finish the trip in progress, and read, export and delete everything. Only starting another trip needs the Pro plan.',
      ],
    },
    { title: 'Pro plan', paragraphs: hasPayments ? paidPlan : unpaidPlan },
    {
      title: 'What you put in',
      paragraphs: [
        'It stays yours, and is used for your trips and reports only. Upload only what you are allowed to: receipts for your own expenses, or for people whose expenses you file.',
        'Reading is a help and can be wrong. You check every value before it is saved, and you are responsible for the claim you send.',
      ],
    },
    {
      title: 'Reports',
      paragraphs: [
        'A report goes to the address you enter. Its links work for 7 days and need no account, so treat them like the report itself. Re-opening the trip ends them at once.',
      ],
    },
    {
      title: 'Fair use',
      paragraphs: [
        'Others use this server too. Images can be up to 10 MB; log-ins and requests for email are limited; and when many receipts are being read at once, you may be asked to try again shortly. Do not try to get around these limits, to overload the server, or to reach other people’s data.',
      ],
    },
    {
      title: 'No guarantee',
      paragraphs: [
        'Quittance is offered as it is, and can fail or be unavailable. Keep the paper wherever the law or your employer asks for the original.',
      ],
    },
    {
      title: 'Leaving',
      paragraphs: [
        'You can download everything and delete your account in your profile, at any time. That also ends a subscription, and these terms.',
      ],
    },
  ]
}

const paidPlan = [
  `It costs ${proPlan.price} ${proPlan.period}, paid by card through Stripe at the start of each month, until you cancel.`,
  'You can cancel at any time: choose Cancel Subscription in Settings or in your profile. Stripe’s page then says until when Pro stays, and nothing more is charged. When a payment fails, Stripe tries again; Pro stays meanwhile, for that month at most.',
  'For a refund, ask the operator of this installation. A full refund of the last payment ends Pro at once.',
]

const unpaidPlan = [
  'Payments are not set up on this installation: Pro cannot be bought here, and nothing can be charged. The operator can grant it to you.',
]
