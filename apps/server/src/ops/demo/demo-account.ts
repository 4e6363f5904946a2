import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'

export const demoLogin = {
  email: 'demo@quittance.example',
  password: 'demo-traveller',
  firstName: 'Dana',
  lastName: 'Okafor',
}

type DemoReceipt = {
  daysAgo: number
  vendor: string
  address: string[]
  lines: [name: string, price: string][]
  total: string
  currency: Currency
  category: Category
  notes?: string
  /** Entered by hand, without a photo. */
  isManual?: true
}

type DemoTrip = {
  name: string
  startedDaysAgo: number
  endedDaysAgo?: number
  currency: Currency
  receipts: DemoReceipt[]
}

/** One trip in progress with two currencies, one finished: every list has something to show. */
export const demoTrips: DemoTrip[] = [
  {
    name: 'Client workshop Lisbon',
    startedDaysAgo: 34,
    endedDaysAgo: 31,
    currency: 'EUR',
    receipts: [
      {
        daysAgo: 34,
        vendor: 'Taxi Rossio',
        address: ['Aeroporto de Lisboa'],
        lines: [['Corrida T1', '16.40']],
        total: '16.40',
        currency: 'EUR',
        category: 'transport',
      },
      {
        daysAgo: 33,
        vendor: 'Pastelaria Aurora',
        address: ['Rua Augusta 12', '1100-053 Lisboa'],
        lines: [
          ['2 Galao', '3.60'],
          ['2 Pastel de nata', '2.80'],
        ],
        total: '6.40',
        currency: 'EUR',
        category: 'coffee',
      },
      {
        daysAgo: 33,
        vendor: 'Restaurante O Tejo',
        address: ['Cais do Sodre 4', '1200-450 Lisboa'],
        lines: [
          ['Bacalhau a bras', '14.50'],
          ['Polvo grelhado', '18.90'],
          ['Agua 1l', '3.00'],
        ],
        total: '36.40',
        currency: 'EUR',
        category: 'food',
        notes: 'Dinner with the client team',
      },
      {
        daysAgo: 31,
        vendor: 'Hotel Alfama Vista',
        address: ['Rua do Salvador 8', '1100-466 Lisboa'],
        lines: [
          ['3 nights single', '387.00'],
          ['City tax', '12.00'],
        ],
        total: '399.00',
        currency: 'EUR',
        category: 'accommodation',
      },
    ],
  },
  {
    name: 'Berlin and London, Q4',
    startedDaysAgo: 5,
    currency: 'EUR',
    receipts: [
      {
        daysAgo: 5,
        vendor: 'Flughafen Express',
        address: ['Terminal 1', '12529 Schoenefeld'],
        lines: [['Einzelticket ABC', '4.70']],
        total: '4.70',
        currency: 'EUR',
        category: 'transport',
      },
      {
        daysAgo: 5,
        vendor: 'Hotel am Gendarmenmarkt',
        address: ['Charlottenstr. 50', '10117 Berlin'],
        lines: [
          ['2 Naechte EZ', '278.00'],
          ['Fruehstueck', '36.00'],
        ],
        total: '314.00',
        currency: 'EUR',
        category: 'accommodation',
      },
      {
        daysAgo: 4,
        vendor: 'Kaffeehaus Morgenrot',
        address: ['Torstr. 99', '10119 Berlin'],
        lines: [
          ['Flat White', '4.20'],
          ['Zimtschnecke', '3.60'],
        ],
        total: '7.80',
        currency: 'EUR',
        category: 'coffee',
      },
      {
        daysAgo: 4,
        vendor: 'Gasthaus Linde',
        address: ['Lindenstr. 7', '10969 Berlin'],
        lines: [
          ['Wiener Schnitzel', '22.50'],
          ['Apfelschorle 0.5', '4.80'],
        ],
        total: '27.30',
        currency: 'EUR',
        category: 'food',
      },
      {
        daysAgo: 3,
        vendor: 'Schreibwaren Kern',
        address: ['Friedrichstr. 120', '10117 Berlin'],
        lines: [
          ['Flipchart-Papier', '18.90'],
          ['Marker 4er', '11.40'],
        ],
        total: '30.30',
        currency: 'EUR',
        category: 'office',
        notes: 'Workshop material',
      },
      {
        daysAgo: 2,
        vendor: 'Thames Cars',
        address: ['Paddington, London W2'],
        lines: [['Fare to Bank', '28.60']],
        total: '28.60',
        currency: 'GBP',
        category: 'transport',
      },
      {
        daysAgo: 2,
        vendor: 'The Copper Kettle',
        address: ['14 Cornhill', 'London EC3V'],
        lines: [
          ['Pie of the day', '15.95'],
          ['Sparkling water', '3.25'],
        ],
        total: '19.20',
        currency: 'GBP',
        category: 'food',
      },
      {
        daysAgo: 1,
        vendor: 'Left luggage, Liverpool Street',
        address: [],
        lines: [],
        total: '12.50',
        currency: 'GBP',
        category: 'other',
        notes: 'No receipt given',
        isManual: true,
      },
    ],
  },
]
