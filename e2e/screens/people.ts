import { folioPdf } from '#e2e/documents.ts'
import type { Product } from '#e2e/product.ts'
import { type Account, createAccount } from './account.ts'
import {
  eightCurrencies,
  history,
  lunch,
  manyReceipts,
  stay,
  theLongest,
  toDate,
} from './belongings.ts'
import { addTrip } from './trips-of-people.ts'

export type Person = Account & {
  /** The trip in progress, or else the last one. */
  tripId: number
}

/** The users of the screens: each has the data that the name says, and no story changes it. */
const lives = {
  newcomer: { isVerified: false },
  verified: {},
  empty: { trips: [stay('Berlin')] },
  one: { trips: [{ ...stay('Berlin'), receipts: [lunch], photos: 1 }] },
  paperless: { trips: [{ ...stay('Berlin'), receipts: [lunch], photos: 1 }], hasFolio: true },
  many: { trips: [{ ...stay('Berlin and London, Q4'), receipts: manyReceipts(40), photos: 3 }] },
  thousands: { trips: [{ ...stay('Long haul'), receipts: manyReceipts(2000), photos: 1 }] },
  eight: { trips: [{ ...stay('Around the world'), receipts: eightCurrencies, photos: 1 }] },
  longest: { ...theLongest.names, trips: theLongest.trips },
  claimed: { trips: [{ ...stay('Lisbon workshop'), receipts: manyReceipts(6), isSent: true }] },
  refused: {
    trips: [
      { ...stay('Lisbon workshop'), receipts: [lunch], isSent: true, isRefused: true },
      stay('Berlin'),
    ],
  },
  asked: {
    trips: [
      { ...stay('Oslo fair'), receipts: [lunch], isSent: true, answer: 'approved' as const },
      { ...stay('Lisbon workshop'), receipts: [lunch], isSent: true, answer: 'paid' as const },
      { ...stay('Berlin'), receipts: manyReceipts(6), isSent: true, answer: 'sent-back' as const },
    ],
  },
  behind: {
    isTrialOver: true,
    trips: [
      { ...stay('Lisbon workshop'), receipts: [lunch], isSent: true, isRefused: true },
      { ...stay('Berlin'), receipts: manyReceipts(6), isSent: true, answer: 'sent-back' as const },
    ],
  },
  historian: { trips: history(60) },
  unfinished: {
    trips: [{ ...stay('Rome'), status: 'inactive' as const }, stay('Oslo', 'inactive')],
  },
  granted: { isPremium: true, trips: [{ ...stay('Vienna'), status: 'archived' as const }] },
  trialOver: { isTrialOver: true },
  admin: { isAdmin: true },
} satisfies Record<string, Life>

type Life = {
  firstName?: string
  lastName?: string
  isVerified?: boolean
  isTrialOver?: boolean
  isPremium?: boolean
  isAdmin?: boolean
  /** A document of three pages is among the receipts. */
  hasFolio?: boolean
  trips?: Parameters<typeof addTrip>[2][]
}

export type PersonName = keyof typeof lives

export type People = Record<PersonName, Person>

export async function createPeople(product: Product): Promise<People> {
  const people: Partial<People> = {}
  for (const [name, life] of Object.entries<Life>(lives)) {
    people[name as PersonName] = await live(product, name, life)
  }
  return people as People
}

async function live(product: Product, name: string, life: Life): Promise<Person> {
  const { firstName = 'Dana', lastName = 'Okafor', trips = [], ...state } = life
  const account = await createAccount(product, { name, firstName, lastName })
  const { isVerified = true, isTrialOver = false, isPremium = false, hasFolio = false } = state
  const { isAdmin = false } = state
  await product.seed(
    `update users set email_verified_at = case when $2 then now() end,
       trial_started_at = case when $2 then now() - make_interval(days => $3) end,
       premium_until = case when $4 then timestamptz '2099-01-31' end,
       is_admin = $5
     where id = $1`,
    [account.id, isVerified, isTrialOver ? 8 : 0, isPremium, isAdmin],
  )
  let tripId = 0
  for (const trip of trips) tripId = await addTrip(product, account, trip)
  if (hasFolio) await account.saveDocument(folio(tripId), folioPdf('Hotel Seeblick', '92.00'))
  return { ...account, tripId }
}

function folio(tripId: number) {
  const bill = {
    vendor: 'Hotel Seeblick',
    amount: '92.00',
    currency: 'EUR',
    category: 'accommodation',
  }
  return { ...bill, tripId: `${tripId}`, date: toDate(1) }
}
