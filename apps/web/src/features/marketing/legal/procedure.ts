import { whoReads } from '#features/marketing/reader-words.ts'
import type { Installation, LegalTopic } from './legal-page.tsx'

/** How this installation handles receipts, for auditors; every sentence describes what the product does. */
export function procedure({
  version,
  reader,
  hasMailbox,
  mailIn,
  supportEmail,
}: Installation): readonly LegalTopic[] {
  return [
    {
      title: 'What this describes',
      facts: [
        ['Software', `Quittance, version ${version ?? 'unknown'}`],
        ['Installation', location.origin],
        ['Contact', supportEmail ?? 'The operator of this installation.'],
      ],
      paragraphs: [
        'How receipts of business trips come in, are read, checked, changed, sent, kept, sealed and deleted. The organisation that uses Quittance adds who does what on its side: who may travel, who approves, who pays, and where the received files are archived.',
      ],
    },
    {
      title: 'How receipts come in',
      facts: [
        [
          'Camera',
          'The traveller photographs the receipt in the app. Without a connection the photo waits on the device and is sent later.',
        ],
        [
          'Files and documents',
          'Photos, PDFs, e-invoices, HEIC and TIFF files are chosen or shared to the app. The original of a document is kept as it came.',
        ],
        [
          'Email',
          mailIn
            ? 'The traveller forwards receipts to a private address. Mail from other senders is refused unless the traveller allows it.'
            : 'Not set up in this installation.',
        ],
        ['By hand', 'A receipt without paper is typed in. It is marked as such.'],
      ],
      paragraphs: [
        'The way it came, the time and the SHA-256 of the file as received are recorded at once. Photos are re-encoded without metadata before they are stored.',
      ],
    },
    {
      title: 'How they are read and checked',
      paragraphs: [
        whoReads(reader),
        'The reading proposes vendor, date, amount, currency, category and tax, each with a confidence. The traveller confirms or corrects every receipt before it is saved. Values that were hard to read and not confirmed are marked in the claim. Warnings name likely duplicates, dates outside of the trip and sums that do not add up.',
        'Amounts in other currencies are converted with the reference rates of the European Central Bank of the receipt’s day, or with what the card was charged. The claim names rate, day and source.',
      ],
    },
    {
      title: 'How they are changed',
      paragraphs: [
        'A receipt can be changed or deleted until its trip is finalized. Every change is recorded: field, value before and after, time and kind of device. A sent claim cannot be changed: the trip is re-opened, which ends the links of that version, and finalized again as the next version.',
      ],
    },
    {
      title: 'How a claim is sent and sealed',
      paragraphs: [
        'Finalizing stores the claim as it is and sends it to the recipients as a page, a workbook, a PDF and a zip with all files and a manifest of their SHA-256 hashes.',
        'Each entry of the record carries the hash of the one before. The database refuses to change or delete them. The last hash of every receipt and of the claim, and the hash of every file, are signed with the server’s Ed25519 key. Zip and signature can be verified offline with the page in the zip, or at any time with standard tools.',
        `Public keys: ${location.origin}/.well-known/quittance-keys.json. Verification: ${location.origin}/verify.html. This proves what happened in Quittance, not that a receipt is genuine.`,
      ],
    },
    {
      title: 'How long it is kept',
      facts: [
        [
          'Receipts, trips and claims',
          'Until the traveller deletes them or the account. There is no automatic deletion.',
        ],
        ['Record', 'Its content until the account is deleted; its hashes for good.'],
        ['Links to files', 'Work for 7 days and can be renewed.'],
        ['Photos that were read and not saved', 'For a day.'],
        [
          'Email',
          hasMailbox
            ? 'Kept in the mailbox of this installation.'
            : 'Until it is sent, or for about three days if it cannot be.',
        ],
        ['Backups', 'Made and kept by the operator.'],
      ],
      paragraphs: [
        'Retention periods that the law sets for the company are met by archiving the received files: the zip, the workbook and the PDF.',
      ],
    },
    {
      title: 'Who has access',
      paragraphs: [
        'Each traveller sees their own trips and receipts only. Recipients see a claim by a signed link that ends. The operator of the server can see what is stored on it. Sign-ins, failed sign-ins and changes of password, address and second step are kept for 180 days; what administrators do by command is written down.',
      ],
    },
  ]
}
