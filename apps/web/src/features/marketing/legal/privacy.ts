import { whoReads } from '#features/marketing/reader-words.ts'
import { deviceNoun } from '#ui/device-noun.ts'
import type { Installation, LegalTopic } from './legal-page.tsx'

/** What an installation knows about people; every sentence describes what the product does. */
export function privacy({ reader, hasPayments, hasMailbox }: Installation): readonly LegalTopic[] {
  return [
    {
      title: 'Who is responsible',
      paragraphs: [
        'The operator of this installation of Quittance. The makers of the software learn nothing from it: it reports neither usage nor errors to anyone.',
      ],
    },
    {
      title: 'What is stored',
      facts: [
        [
          'Your account',
          'Name, email address, settings, plan, and when you signed up and verified the address. Your password is stored only as a hash, from which it cannot be recovered.',
        ],
        [
          'Trips and receipts',
          'What you entered or confirmed, and the photos. Each photo is re-encoded before it is stored, without its metadata: no GPS position, no phone model. The uploaded file itself is not kept.',
        ],
        [
          'Claims',
          'Each time you finalize a trip: when, to which address, whether the email was delivered, its lines as they were sent, and how often the page behind the link was opened, first and last. Not by whom.',
        ],
        [
          'Vendors',
          'Which name and category you gave a vendor, so that the next receipt is read that way. For your account alone.',
        ],
        [
          'The safety of your account',
          'Where you are signed in, and what happened to the account: sign-ins and failed ones, changes of password, email address, passkeys and two-step sign-in, downloads. Each with its time, your network address and what the browser calls itself. You can read it in your profile, under Security.',
        ],
        [
          'Passkeys and codes',
          'Of a passkey the name you gave it and its public half; your finger, face or PIN never leaves your device. The secret of an authenticator app is stored encrypted, recovery codes only as hashes.',
        ],
        ...(hasPayments ? [paymentFacts] : []),
        ['Demo requests', 'What you typed into that form, for the operator of this installation.'],
      ],
      paragraphs: [
        'All of it is kept in the database of the server that runs this installation; the photos on its disk, or in the S3-compatible store its operator chose.',
      ],
    },
    { title: 'Who reads your receipts', paragraphs: readingText(reader) },
    {
      title: 'Who else sees it',
      paragraphs: [
        `Anyone you send a report to, and anyone they pass it or its links on to. ${hasMailbox ? '' : 'Email goes through the mail service of this installation. '}No other account can reach yours. The operator of the server can see what is stored on it.`,
        'Exchange rates are fetched from their publisher by the server, all of them at once: it learns nothing of you or your receipts.',
        ...(hasPayments
          ? [
              'Stripe takes the payments. Your card number goes from your browser to Stripe and never reaches this server. Stripe is also told your email address and the number of your account.',
            ]
          : []),
      ],
    },
    {
      title: 'How long it is kept',
      facts: [
        [
          'Receipts',
          'Until you delete them. The random number that your device gave a deleted one is kept, so that it is not saved a second time.',
        ],
        [
          'The record of what was saved, changed and sent',
          'Until you delete the account, also of deleted receipts; then only hashes are kept, which reveal nothing. The recipient of a claim gets the record of its receipts.',
        ],
        ['Photos that were read and not saved', 'For a day.'],
        ['Account and trips', 'Until you delete the account.'],
        [
          'Being signed in',
          'Until you sign out, for 30 days after your last visit, and for 90 days at most. You can sign out every device from any other.',
        ],
        [
          'Sign-ins and security events',
          'For 180 days, with network address and device; also when the account is deleted meanwhile, then under its number only.',
        ],
        [
          'Links in emails',
          'Reports work for 7 days, verification for 24 hours, a password reset for one hour, keeping your old email address for 7 days.',
        ],
        ['Email', hasMailbox ? mailboxText : outboxText],
        [
          'Log-in attempts',
          'Log-ins and forms that send email are counted by email and network address, against abuse. The counts are deleted within two hours.',
        ],
        [
          'The server’s log',
          'Which call was made, by which account number, and whether it worked; no passwords, no photos, nothing of your receipts. Its operator decides how long it stays.',
        ],
        [
          'Backups',
          'Its operator makes them. What you delete can remain in an older one until that is discarded.',
        ],
        ['Demo requests', 'Until the operator of this installation deletes them.'],
      ],
    },
    {
      title: 'What your browser keeps',
      paragraphs: [
        'Two cookies. One keeps you signed in. The other says that this browser has signed in before, so that strangers who guess passwords cannot lock you out and you get an email when a new device signs in; it gives no access and stays for up to 400 days, even when you sign out. In its storage: the theme you chose (vite-ui-theme); that you chose Pro, until you are there (subscriptionIntent); that this device stores data of yours (quittance-device); and, until the tab is closed, notes such as which hints you have seen. Signing out clears the storage.',
        'Once you are signed in, the app is stored on the device so that it opens offline, together with what you last saw of your trips and receipts, including small pictures. Signing out, or another person signing in, removes what is yours. Only a receipt that was not sent yet stays: it exists nowhere else.',
        `There are no analytics, no trackers and no advertising, and nothing is loaded from other sites. ${hasPayments ? 'The one exception is the payment page: its card form comes from Stripe, which may set cookies of its own there against fraud.' : ''}`,
      ],
    },
    {
      title: 'Your data is yours',
      paragraphs: [
        'In your profile you can correct your data, download all of it as a zip (account, trips, receipts, photos and vendors), and delete your account. For the last two your password is asked for again.',
        `Deleting takes everything with it: trips, receipts, photos, sessions${hasPayments ? ', the subscription and your record at Stripe' : ''}. Links to reports stop working. What remains: reports already sent, with those who have them; the security events of the account, until they are 180 days old; backups, as described above; and, if an administrator granted you Pro, the record of that with your email address.`,
      ],
    },
  ]
}

const paymentFacts = [
  'Payments',
  'Stripe’s number for you, the state of your subscription, and the brand and last four digits of your card.',
] as const

const outboxText = 'Until it is sent, or for about three days if it cannot be.'

const mailboxText =
  'This installation sends none. It keeps email in a mailbox of its own, until someone deletes it there.'

function readingText(reader: Installation['reader']) {
  const onDevice = `If you have downloaded the reader (Settings, Read receipts on this ${deviceNoun}), photos are also read on your device, and with Always on this ${deviceNoun} nowhere else.`
  if (reader?.engine !== 'vision') return [whoReads(reader), onDevice]
  const service =
    reader.service && ` What ${reader.service} does with it is governed by its own terms.`
  return [
    whoReads(reader),
    `The currency and the dates of the trip are sent with the photo, and nothing else about you.${service ?? ''}`,
    onDevice,
  ]
}
