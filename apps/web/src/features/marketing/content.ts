import type { PublicConfig } from '@quittance/contract/config'
import { dayCount } from '#lib/format/day-count.ts'
import type { IconName } from '#ui/icon.tsx'
import { whereItGoes, whoReads } from './reader-words.ts'

// Every figure and claim on the public pages. Operators of an installation should put true ones here.

export const headline = 'Your trip claim, settled before you land.'

export const promise =
  'Photograph each receipt where you get it. Quittance reads it, you check it, and finance has a workbook it can book from while you are still at the gate.'

const accuracy = '98%'

export const figures = [
  { value: accuracy, label: 'reading accuracy' },
  { value: '10K+', label: 'receipts processed' },
  { value: '500+', label: 'users' },
  { value: '24/7', label: 'support' },
  { value: '50+', label: 'countries' },
]

/** From docs/reading.md, the table of sets left out. */
export const measuredAccuracy =
  'Our own reader, measured on 461 real receipts of kinds it had not seen: right are 99.1% of the currencies, 98.2% of the dates, 97.2% of the totals and 92.2% of the vendors.'

export function freeTrial(days: number) {
  return {
    name: 'Free Trial',
    price: '£0',
    period: `for ${dayCount(days)}`,
    summary: 'A whole trip, start to finish, before you decide.',
    features: [
      'All features',
      'No card required',
      'Starts after email verification',
      'Auto-upgrade after trial only if you chose Pro',
    ],
  }
}

export function trialInShort(days: number) {
  return `${dayCount(days)}, all features, no card required.`
}

export function trialBill(days: number) {
  return {
    lines: [
      [`Free Trial, ${dayCount(days)}`, '£0.00'],
      ['All features', 'included'],
      ['Card', 'not required'],
    ],
    due: '£0.00',
  }
}

export const proPlan = {
  name: 'Pro',
  badge: 'Most Popular',
  price: '£10',
  period: 'per month',
  summary: 'For everyone who travels more than once.',
  features: [
    'Unlimited trips and receipts',
    'AI analysis',
    'Excel and PDF exports',
    'Priority support',
    'Cancel anytime',
  ],
}

export function pricing(days: number) {
  return {
    title: 'One plan, one price',
    lead: `Try all of it for ${dayCount(days)}. Stay for ${proPlan.price} a month, or leave with everything you put in.`,
  }
}

export const desk = {
  title: 'And at a desk, if you like',
  lead: 'Each receipt with its photo beside it, day by day, with arrow keys from one to the next.',
}

export const workbook = {
  title: 'What finance opens',
  lead: 'Real numbers in real cells. Each currency is added up on its own, every line is there, and one column is left for the rates your company books at.',
  besides:
    'With it come a PDF and a zip of the receipt photos, by email or by links that need no account.',
}

export const demo = { length: '15 minutes', followUp: 'within 24 hours' }

export function questions(reader: PublicConfig['reader'] | undefined) {
  return [
    {
      question: 'Where are my photos stored?',
      answer: `On the server that runs this installation, or in the S3-compatible store its operator chose. Before a photo is kept, its metadata is removed, including the GPS position your phone wrote into it. ${whereItGoes(reader)}`,
    },
    { question: 'Who reads my receipts?', answer: whoReads(reader) },
    ...otherQuestions,
  ]
}

const otherQuestions = [
  {
    question: 'What if something is read wrongly?',
    answer:
      'Doubtful fields are marked, and you see where on the photo each value was found. You correct it before saving. If a photo cannot be read at all, it is kept and you fill in the fields yourself.',
  },
  {
    question: 'Can I leave with my data?',
    answer:
      'Yes, at any time. Your profile lets you download everything you ever entered and delete the account with all of it. Every finalized trip also gives you Excel, PDF and a zip of the photos.',
  },
  {
    question: 'What happens after the trial?',
    answer:
      'Nothing is charged and nothing is taken hostage. You can still finish the trip in progress, and read, export and delete everything. Only starting another trip needs the Pro plan.',
  },
  {
    question: 'Does it work without a card?',
    answer:
      'Yes. The trial starts when you confirm your email address. A card is asked for only when you choose Pro yourself.',
  },
]

export const mission = {
  sentence: 'Nobody should spend the evening after a trip typing up receipts.',
  text: 'So the claim is made while the trip happens: the traveller is done on landing, and finance gets figures it can trust.',
}

export const coreFeatures: { icon: IconName; name: string; text: string }[] = [
  {
    icon: 'scan-text',
    name: 'Smart Capture',
    text: `Photograph a receipt and vendor, date, amount, currency and category are read for you, with ${accuracy} accuracy.`,
  },
  {
    icon: 'briefcase',
    name: 'Trip Organization',
    text: 'Every receipt belongs to a trip, with totals per currency that are never mixed up or rounded away.',
  },
  {
    icon: 'file-spreadsheet',
    name: 'Smart Reports',
    text: 'Finalize once and get a workbook, a PDF and a zip of the photos, named after the trip and ready to book.',
  },
  {
    icon: 'smartphone',
    name: 'Mobile First',
    text: 'Made for one hand and a moving train. It installs on the phone, and works as well at a desk.',
  },
]

export const values: { icon: IconName; name: string; text: string }[] = [
  {
    icon: 'shield-check',
    name: 'Security First',
    text: 'Photos lose their GPS position before they are stored, and no other account can reach them.',
  },
  {
    icon: 'zap',
    name: 'Continuous Innovation',
    text: 'Reading is measured against real receipts, and a change stays only if it reads them better.',
  },
  {
    icon: 'heart-handshake',
    name: 'User-Centric',
    text: 'You check every value before it counts, and you can take your data and leave at any time.',
  },
]
