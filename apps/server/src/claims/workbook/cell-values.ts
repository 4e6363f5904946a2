import { storedDecimalsOf } from '@quittance/contract/money'

/** Spreadsheet value: 420 minor units of euros are 4.2. */
export function numberOf(minor: number, currency: string) {
  return minor / 10 ** storedDecimalsOf(currency)
}

/** A calendar date; the writer converts instants in UTC. */
export function asDate(date: string) {
  return new Date(`${date}T00:00:00Z`)
}

const dayMs = 86_400_000
/** Spreadsheets count days from the end of 1899. */
const dayOfEpoch = 25_569

/** The numeric value a formula would return. */
export function serialDate(date: string) {
  return asDate(date).getTime() / dayMs + dayOfEpoch
}

/** Escapes text: the format would read `_x0041_` as the letter A. */
export function asText(text: string) {
  return text.replace(/\r\n?/g, '\n').replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
}
