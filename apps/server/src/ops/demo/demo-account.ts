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
  isManual?: true
}

type DemoTrip = {
  name: string
  startedDaysAgo: number
  endedDaysAgo?: number
  currency: Currency
  receipts: DemoReceipt[]
}

function bill(
  daysAgo: number,
  vendor: string,
  category: Category,
  address: string[],
  prices: Record<string, string>,
  more: { currency?: Currency; notes?: string } = {},
): DemoReceipt {
  const lines = Object.entries(prices)
  const total = lines.reduce((sum, [, price]) => sum + Number(price), 0).toFixed(2)
  return { daysAgo, vendor, address, lines, total, currency: 'EUR', category, ...more }
}

/** One trip in progress with two currencies, one finished: every list has something to show. */
export const demoTrips: DemoTrip[] = [
  {
    name: 'Client workshop Lisbon',
    startedDaysAgo: 34,
    endedDaysAgo: 31,
    currency: 'EUR',
    receipts: [
      bill(34, 'Taxi Rossio', 'transport', ['Aeroporto de Lisboa'], { 'Corrida T1': '16.40' }),
      bill(33, 'Pastelaria Aurora', 'coffee', ['Rua Augusta 12', '1100-053 Lisboa'], {
        '2 Galao': '3.60',
        '2 Pastel de nata': '2.80',
      }),
      bill(
        33,
        'Restaurante O Tejo',
        'food',
        ['Cais do Sodre 4', '1200-450 Lisboa'],
        { 'Bacalhau a bras': '14.50', 'Polvo grelhado': '18.90', 'Agua 1l': '3.00' },
        { notes: 'Dinner with the client team' },
      ),
      bill(31, 'Hotel Alfama Vista', 'accommodation', ['Rua do Salvador 8', '1100-466 Lisboa'], {
        '3 nights single': '387.00',
        'City tax': '12.00',
      }),
    ],
  },
  {
    name: 'Berlin and London, Q4',
    startedDaysAgo: 5,
    currency: 'EUR',
    receipts: [
      bill(5, 'Flughafen Express', 'transport', ['Terminal 1', '12529 Schoenefeld'], {
        'Einzelticket ABC': '4.70',
      }),
      bill(5, 'Hotel am Gendarmenmarkt', 'accommodation', ['Charlottenstr. 50', '10117 Berlin'], {
        '2 Naechte EZ': '278.00',
        Fruehstueck: '36.00',
      }),
      bill(4, 'Kaffeehaus Morgenrot', 'coffee', ['Torstr. 99', '10119 Berlin'], {
        'Flat White': '4.20',
        Zimtschnecke: '3.60',
      }),
      bill(4, 'Gasthaus Linde', 'food', ['Lindenstr. 7', '10969 Berlin'], {
        'Wiener Schnitzel': '22.50',
        'Apfelschorle 0.5': '4.80',
      }),
      bill(
        3,
        'Schreibwaren Kern',
        'office',
        ['Friedrichstr. 120', '10117 Berlin'],
        { 'Flipchart-Papier': '18.90', 'Marker 4er': '11.40' },
        { notes: 'Workshop material' },
      ),
      bill(
        2,
        'Thames Cars',
        'transport',
        ['Paddington, London W2'],
        { 'Fare to Bank': '28.60' },
        { currency: 'GBP' },
      ),
      bill(
        2,
        'The Copper Kettle',
        'food',
        ['14 Cornhill', 'London EC3V'],
        { 'Pie of the day': '15.95', 'Sparkling water': '3.25' },
        { currency: 'GBP' },
      ),
      {
        ...bill(1, 'Left luggage, Liverpool Street', 'other', [], {}),
        total: '12.50',
        currency: 'GBP',
        notes: 'No receipt given',
        isManual: true,
      },
    ],
  },
]
