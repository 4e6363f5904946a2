import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = {
  vendor: string
  agency: string
  currency: string
  route: [string, string]
  title: string
  facts: [passenger: string, document: string, issued: string, place: string, relates: string]
  table: [coupon: string, service: string, flight: string, amount: string]
  services: [string, string, string]
  money: [services: string, fee: string, total: string, form: string]
  remarks: string[]
}

/** Seat, bag and lounge as the reservation system prints them: fixed columns of capitals, nothing drawn. */
export const extrasDocument = template<Words>(
  'flight-extras-document',
  { face: 'plain-mono' },
  {
    de: {
      vendor: 'DANUBIA LUFTLINIEN',
      agency: 'WIEN FLUGHAFEN STADTBUERO',
      currency: 'EUR',
      route: ['VIE SKP', 'SKP VIE'],
      title: 'ELEKTRONISCHER BELEG FUER ZUSATZLEISTUNGEN (EMD)',
      facts: ['FLUGGAST', 'BELEG-NR', 'AUSGESTELLT', 'STELLE', 'ZU TICKET'],
      table: ['CPN', 'LEISTUNG', 'FLUG', 'BETRAG'],
      services: ['SITZPLATZ BEINFREIHEIT', 'AUFGABEGEPAECK 23KG', 'LOUNGE EINTRITT'],
      money: ['LEISTUNGEN', 'BEARBEITUNGSENTGELT', 'GESAMT', 'ZAHLUNGSART'],
      remarks: [
        'NICHT UEBERTRAGBAR. NICHT ERSTATTBAR AUSSER BEI FLUGSTREICHUNG.',
        'GUELTIG NUR IN VERBINDUNG MIT DEM GENANNTEN TICKET.',
        'DIESER BELEG IST KEIN BEFOERDERUNGSDOKUMENT.',
      ],
    },
    en: {
      vendor: 'VISTULA AIRWAYS',
      agency: 'WARSAW CHOPIN TICKET DESK',
      currency: 'PLN',
      route: ['WAW EDI', 'EDI WAW'],
      title: 'ELECTRONIC MISCELLANEOUS DOCUMENT - CUSTOMER RECEIPT',
      facts: ['PASSENGER', 'EMD NUMBER', 'DATE OF ISSUE', 'ISSUED AT', 'IN CONN WITH'],
      table: ['CPN', 'SERVICE', 'FLIGHT', 'AMOUNT'],
      services: ['EXTRA LEGROOM SEAT', 'CHECKED BAG 23KG', 'LOUNGE ACCESS'],
      money: ['SERVICES', 'SERVICE FEE', 'TOTAL', 'FORM OF PAYMENT'],
      remarks: [
        'NON TRANSFERABLE. NON REFUNDABLE EXCEPT WHEN THE FLIGHT IS CANCELLED.',
        'VALID ONLY IN CONNECTION WITH THE TICKET STATED ABOVE.',
        'THIS DOCUMENT IS NOT VALID FOR CARRIAGE.',
      ],
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const out = addDays(issued, chance.whole(1, 12))
    const show = (day: string) => dayIn(day, 'ddMMMyyyy', 'en').toUpperCase()
    const factor = words.currency === 'PLN' ? 4 : 1
    const money = (minor: number) => figure(minor, '1,234.56').replace(',', '')
    const rows = words.services.flatMap((service, index) =>
      words.route.map((route, back) => ({
        service,
        flight: `${route} ${show(addDays(out, 3 * back)).slice(0, 5)}`,
        minor: factor * [100 * chance.whole(14, 32), 100 * chance.whole(30, 45), 3900][index]!,
      })),
    )
    const services = sum(rows.map(({ minor }) => minor))
    const fee = factor * 550
    const total = services + fee
    const [, first = '', last = ''] = anyGuest(chance, language).name.split(' ')
    const facts = [
      `${last}/${first}`.toUpperCase(),
      `391-${chance.digits(10)}`,
      show(issued),
      words.agency,
      `391-${chance.digits(10)}`,
    ]
    const amount = (minor: number) => `${words.currency}${money(minor).padStart(11)}`
    const [cpn, service, flight, sumWord] = words.table
    const [servicesWord, feeWord, totalWord, formWord] = words.money
    const line = '-'.repeat(72)
    sheet.lines(
      [
        words.vendor,
        words.title,
        line,
        ...words.facts.map((word, index) => `${word.padEnd(16)}: ${facts[index]}`),
        line,
        `${cpn.padEnd(5)}${service.padEnd(27)}${flight.padEnd(22)}${sumWord.padStart(18)}`,
        ...rows.map(
          (row, index) =>
            `${String(index + 1)
              .padStart(2, '0')
              .padEnd(
                5,
              )}${row.service.padEnd(27)}${row.flight.padEnd(22)}${amount(row.minor).padStart(18)}`,
        ),
        line,
        `${servicesWord.padEnd(24)}${amount(services)}`,
        `${feeWord.padEnd(24)}${amount(fee)}`,
        `${totalWord.padEnd(24)}${amount(total)}`,
        `${formWord.padEnd(24)}CCVI XXXXXXXXXXXX${chance.digits(4)}/${chance.digits(4)}`,
        line,
        ...words.remarks,
      ],
      60,
      60,
      { size: 10.5 },
      1.5,
    )
    return labelled(
      words.vendor,
      [issued, show(issued)],
      [total, money(total)],
      [words.currency, words.currency],
    )
  },
)
