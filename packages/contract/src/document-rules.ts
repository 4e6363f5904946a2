/** Detected by a document's bytes, never by its name. */
export const documentKinds = ['pdf', 'heic', 'tiff', 'xml', 'mail'] as const

export type DocumentKind = (typeof documentKinds)[number]

/** Allowed attachments of an e-invoice: the types of EN 16931, and XML. */
export const enclosureTypes = ['pdf', 'png', 'jpeg', 'csv', 'xlsx', 'ods', 'xml'] as const

export type EnclosureType = (typeof enclosureTypes)[number]

export const documentProblems = [
  'not-a-document',
  'zip',
  'too-large',
  'too-many-pages',
  'page-size',
  'empty',
  'damaged',
  'broken-invoice',
  'password',
  'script',
  'attachment',
  'external',
  'nested-mail',
  'outlook-format',
  'infected',
  'memory',
  'time',
  'died',
] as const

export type DocumentProblem = (typeof documentProblems)[number]

export const documentRemarks = [
  'sums-disagree',
  'not-like-page',
  'broken-invoice',
  'credit-note',
  'enclosure-left-out',
  'several',
] as const

export type DocumentRemark = (typeof documentRemarks)[number]

/** Details about a problem: the number of pages, or the name of an attachment. */
export type ProblemFacts = { pages?: number | undefined; name?: string | undefined }

type Words = { title: string; description: string }

const maxPages = 30
const printAgain = 'Please print it to a new PDF and import that.'
const takePicture = 'Take a photo of it instead.'

/** The limits of an import. Other types get the message of `not-a-document`. */
export const documentRules = {
  maxBytes: 25 * 1024 * 1024,
  maxPages,
  maxPixels: 50_000_000,
  /** For the file dialog of Import Document; that of Upload Image names none of them. */
  types: [
    'application/pdf',
    'image/heic',
    'image/heif',
    'image/tiff',
    'application/xml',
    'text/xml',
  ],
  endings: ['.pdf', '.heic', '.heif', '.tif', '.tiff', '.xml'],
  tooManyBytes: {
    title: 'File Too Large',
    description: 'Please choose a document smaller than 25 MB.',
  },
} as const

const words: Record<DocumentProblem, Words | ((facts: ProblemFacts) => Words)> = {
  'not-a-document': {
    title: 'Invalid File Type',
    description:
      'Please choose a PDF, HEIC, TIFF or e-invoice (XML) file, or a JPEG, PNG or WebP image.',
  },
  zip: {
    title: 'Zip Not Supported',
    description: 'Zip files cannot be opened. Please send the receipts themselves.',
  },
  'too-large': {
    title: 'Document Too Large',
    description: 'This document exceeds the limit of 25 MB, or of 50 megapixels per image.',
  },
  'too-many-pages': ({ pages }) => ({
    title: 'Too Many Pages',
    description: `This document has ${pages ?? `more than ${maxPages}`} pages; at most ${maxPages} can be imported. Please save the pages you need as a separate file.`,
  }),
  'page-size': {
    title: 'Cannot Be Opened',
    description: 'A page of this document is too small or too large.',
  },
  empty: { title: 'Cannot Be Opened', description: 'This document has no pages.' },
  damaged: {
    title: 'Cannot Be Opened',
    description: 'This file is damaged or incomplete. Please download it again.',
  },
  'broken-invoice': {
    title: 'E-Invoice Is Incomplete',
    description: 'This e-invoice lacks its date, currency or total. Please import its PDF.',
  },
  password: {
    title: 'PDF Is Locked',
    description: `This PDF is protected by a password. ${printAgain}`,
  },
  script: {
    title: 'PDF Contains a Script',
    description: `This PDF runs a script when opened, which no receipt needs. ${printAgain}`,
  },
  attachment: ({ name }) => ({
    title: 'PDF Contains Other Files',
    description: `${name ? `“${name}”` : 'Another file'} is attached to this PDF. Only e-invoices may have attachments. ${printAgain}`,
  }),
  external: {
    title: 'PDF Refers to Other Files',
    description: `This PDF loads content from elsewhere, which no receipt needs. ${printAgain}`,
  },
  'nested-mail': {
    title: 'Email Within an Email',
    description: 'Emails nested this deep are not opened. Please send the receipts themselves.',
  },
  'outlook-format': {
    title: 'Outlook’s Own Format',
    description:
      'This attachment is in Outlook’s own format. Please send the receipts as PDF or as images.',
  },
  infected: {
    title: 'Refused by the Scanner',
    description: 'This file was refused by the virus scanner.',
  },
  memory: {
    title: 'Cannot Be Opened',
    description: `This document takes too much memory to open. ${takePicture}`,
  },
  time: {
    title: 'Cannot Be Opened',
    description: `This document takes too long to open. ${takePicture}`,
  },
  died: {
    title: 'Cannot Be Opened',
    description: `This document could not be opened. ${takePicture}`,
  },
}

export function documentProblemMessage(problem: DocumentProblem, facts: ProblemFacts = {}): Words {
  const said = words[problem]
  return typeof said === 'function' ? said(facts) : said
}

const remarks: Record<DocumentRemark, (receipts: number) => string> = {
  'broken-invoice': () =>
    'The e-invoice in this document could not be read; the page was read instead.',
  'sums-disagree': () => 'The totals of this e-invoice do not add up. Please check.',
  'not-like-page': () => 'The e-invoice total differs from the page. Please check.',
  'credit-note': () => 'This is a credit note.',
  'enclosure-left-out': () =>
    'A file attached to this e-invoice was left out. It is still in the original.',
  several: (receipts) => `These pages look like ${receipts} receipts.`,
}

/** For `several` also how many receipts its pages look like. */
export function documentRemarkMessage(remark: DocumentRemark, receipts: number): string {
  return remarks[remark](receipts)
}
