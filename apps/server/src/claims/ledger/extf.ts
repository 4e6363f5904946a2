import type { LedgerAccounts } from '@quittance/contract/ledger'
import type { Report } from '#claims/report.ts'
import { asCp1252Text, encodeCp1252 } from './cp1252.ts'

/** The columns of a booking batch (format 21, version 13), by their positions. */
const columns = [
  'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz',
  'Konto;Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto',
  'Buchungstext;Postensperre;Diverse Adressnummer;Geschäftspartnerbank;Sachverhalt;Zinssperre;Beleglink',
  ...pairs('Beleginfo - Art', 'Beleginfo - Inhalt', 8),
  'KOST1 - Kostenstelle;KOST2 - Kostenstelle;Kost-Menge;EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung);Abw. Versteuerungsart;Sachverhalt L+L;Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp;BU 49 Hauptfunktionsnummer;BU 49 Funktionsergänzung',
  ...pairs('Zusatzinformation - Art', 'Zusatzinformation- Inhalt', 20),
  'Stück;Gewicht;Zahlweise;Forderungsart;Veranlagungsjahr;Zugeordnete Fälligkeit;Skontotyp',
  'Auftragsnummer;Buchungstyp;USt-Schlüssel (Anzahlungen);EU-Land (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen);EU-Steuersatz (Anzahlungen);Erlöskonto (Anzahlungen);Herkunft-Kz',
  'Buchungs GUID;KOST-Datum;SEPA-Mandatsreferenz;Skontosperre;Gesellschaftername',
  'Beteiligtennummer;Identifikationsnummer;Zeichnernummer;Postensperre bis',
  'Bezeichnung SoBil-Sachverhalt;Kennzeichen SoBil-Buchung;Festschreibung;Leistungsdatum',
  'Datum Zuord. Steuerperiode;Fälligkeit;Generalumkehr (GU);Steuersatz;Land;Abrechnungsreferent',
  'BVV-Position;EU-Land u. UStID (Ursprung);EU-Steuersatz (Ursprung);Abw. Skontokonto',
].flatMap((part) => part.split(';'))

function pairs(kind: string, content: string, count: number) {
  return Array.from({ length: count }, (_, index) => `${kind} ${index + 1};${content} ${index + 1}`)
}

/** Values by column; texts are quoted already. */
export type ExtfRow = Record<string, string>

type Batch = {
  report: Pick<Report, 'issuedAt' | 'reference'>
  settings: LedgerAccounts['datev']
  /** `2025-07-01`, the first day of the fiscal year. */
  yearStart: string
  firstDay: string
  lastDay: string
  rows: ExtfRow[]
}

/** Header, headings and bookings, each line ended by CR and LF, in Windows-1252. */
export function extfBatch({ report, settings, yearStart, firstDay, lastDay, rows }: Batch): Buffer {
  const created = report.issuedAt.toISOString().replace(/\D/g, '')
  const compact = (day: string) => day.replaceAll('-', '')
  const { consultant, client, accountLength } = settings
  const head = [
    `"EXTF";700;21;"Buchungsstapel";13;${created};;"RE";"Quittance";"";${consultant};${client}`,
    `${compact(yearStart)};${accountLength};${compact(firstDay)};${compact(lastDay)}`,
    `${quote(report.reference, 30)};"";1;0;0;"EUR";;"";;;"";;;"";""`,
  ]
  const lines = rows.map((row) => columns.map((column) => row[column] ?? ''))
  const all = [head, columns, ...lines].map((cells) => `${cells.join(';')}\r\n`)
  return encodeCp1252(all.join(''))
}

/** A text field: characters of the code page, cut to its length, quotation marks doubled. */
export function quote(text: string, most: number): string {
  const cut = asCp1252Text(text).slice(0, most)
  return `"${cut.replaceAll('"', '""')}"`
}
