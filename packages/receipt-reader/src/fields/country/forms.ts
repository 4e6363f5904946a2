import rows from '#data/country-forms.json' with { type: 'json' }
import {
  isAustralian,
  isCuit,
  isFinnish,
  isKoreanBusiness,
  passesLuhn,
} from '#fields/tax/check-digits.ts'

/** How company numbers, phone numbers and addresses look in some countries, in upper case without accents. */
export type CountryForm = {
  kind: 'registration' | 'phone' | 'address'
  countries: string[]
  weight: number
  pattern: RegExp
  /** A check of the digits in the group `number`, if the pattern alone is too weak. */
  check?: (digits: string) => boolean
}

const checks: Record<string, (digits: string) => boolean> = {
  australian: isAustralian,
  cuit: isCuit,
  finnish: isFinnish,
  korean: isKoreanBusiness,
  luhn: passesLuhn,
}

export const countryForms: CountryForm[] = rows.map(
  ({ kind, countries, weight, pattern, check }) => ({
    kind: kind as CountryForm['kind'],
    countries: countries.split(' '),
    weight,
    pattern: new RegExp(pattern),
    ...(check !== undefined && { check: checks[check]! }),
  }),
)
