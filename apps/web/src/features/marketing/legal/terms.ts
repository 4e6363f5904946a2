import { proPlan } from '#features/marketing/content.ts'
import { dayCount } from '#lib/format/day-count.ts'
import type { Installation, LegalTopic } from './legal-page.tsx'

/** What an installation offers, and what it asks for; every sentence is about what the product does. */
export function terms({ trialDays, hasPayments }: Installation): readonly LegalTopic[] {
  return [
    {
      title: 'Who offers this',
      paragraphs: [
        'Whoever runs this installation of Quittance offers it to you. What they have agreed with you or your company besides goes before what stands here.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You need an e-mail address that works; verify it before your first trip. Keep your password to yourself: whoever has it can do everything you can. Changing it signs out all your other devices.',
      ],
    },
    {
      title: 'Free trial',
      paragraphs: [
        `It lasts ${dayCount(trialDays)} from the moment you verify your address, with every feature and without a card. The number of trips you can hold is limited, archived ones counted.`,
        'When it is over, nothing is charged and nothing is taken away. You can finish the trip in progress, and read, export and delete everything. Only another trip needs the Pro plan.',
      ],
    },
    { title: 'Pro plan', paragraphs: hasPayments ? paidPlan : unpaidPlan },
    {
      title: 'What you put in',
      paragraphs: [
        'It stays yours, and is used for your trips and reports only. Put in what you are allowed to put in: receipts of your own expenses, or of those you file for.',
        'You check what was read before it is saved. Reading is a help and can be wrong, so the claim you send is yours to answer for.',
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
        'Others use this server too. Images may have up to 10 MB; repeated log-ins and requests for mail are limited; and when much is being read at once, you may be asked to try again shortly. Do not try to get around that, to overload the server, or to reach what belongs to others.',
      ],
    },
    {
      title: 'No guarantee',
      paragraphs: [
        'Quittance is offered as it is, and can be wrong or out of reach. Keep the paper where the law or your employer wants the original.',
      ],
    },
    {
      title: 'Leaving',
      paragraphs: [
        'You can download everything and delete your account in your profile, at any time. That ends a subscription too, and these terms with it.',
      ],
    },
  ]
}

const paidPlan = [
  `It costs ${proPlan.price} ${proPlan.period}, paid by card through Stripe at the start of each month, until you cancel.`,
  'You can cancel at any time: choose Cancel Subscription in Settings or in your profile. Stripe’s page then says until when Pro stays, and nothing more is charged. When a payment fails, Stripe tries again; Pro stays meanwhile, for that month at most.',
  'About refunds, write to the address below. A full refund of the last payment ends Pro at once.',
]

const unpaidPlan = [
  'Payments are not set up on this installation: Pro cannot be bought here, and nothing can be charged. Whoever runs it can grant it to you.',
]
