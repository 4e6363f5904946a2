import { plainText } from './fold.ts'
import { memoize } from './memoize.ts'

const regions =
  'AT AU BE BG CA CH CZ DE DK EE ES FI FR GB GR HR HU IE IS IT JP LT LU LV MT MX NL NO NZ PL PT RO SE SI SK TR US'.split(
    ' ',
  )
const languages = [
  'cs',
  'da',
  'de',
  'en',
  'es',
  'fi',
  'fr',
  'it',
  'lv',
  'nl',
  'no',
  'pl',
  'pt',
  'sv',
]

let names: Set<string> | undefined

/** The name of a country and nothing else, as the last line of an address. */
export const isCountryName = memoize((text: string): boolean => {
  names ??= allNames()
  return names.has(plainText(text.trim()))
})

function allNames() {
  return new Set(
    languages.flatMap((language) => {
      const shown = new Intl.DisplayNames([language], { type: 'region' })
      return regions.map((region) => plainText(shown.of(region) ?? region))
    }),
  )
}
