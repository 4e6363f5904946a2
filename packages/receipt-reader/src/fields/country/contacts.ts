import { countries } from './countries.ts'

/** A telephone number with its country, written with a plus or two noughts. */
const international = /(?:\+{1,2}|(?<![\d.,-])00)\s?\(?([1-9][\d\s()./-]{7,16}\d)/g
const fewestDigits = 9

const byCalling = countries.toSorted((a, b) => b.calling.length - a.calling.length)

/** The countries whose dialling code a text shows. */
export function calledIn(text: string): string[] {
  return [...text.matchAll(international)].flatMap(([whole, written = '']) => {
    const digits = written.replaceAll(/\D/g, '')
    // An article's number begins with noughts too, and has no gaps.
    if (/^00\d+$/.test(whole)) return []
    if (digits.length < fewestDigits || /\d\.\d\d$/.test(written)) return []
    const longest = byCalling.find(({ calling }) => digits.startsWith(calling))?.calling
    return countries.filter(({ calling }) => calling === longest).map(({ code }) => code)
  })
}

/** Ends of web addresses that are no short words of a receipt ("Art.no", "inv.id"). */
const bareEnds = new Set('ch se dk fi fr pl cz nl hu jp lv lt ee uk br kr sk hr'.split(' '))
const web =
  /(?<host>WWW[.,\s]{1,2}|@\s?|HTTPS?:\/\/\S*|(?<![A-Z\d]))[A-Z\d][A-Z\d.-]*?[A-Z\d]\.\s?(?<second>(?:CO|COM|NET|ORG|AC|GOV|OR|NE)\.\s?)?(?<end>[A-Z]{2})(?![A-Z\d@]|\.[A-Z\d])/g

const byDomain = new Map(countries.map(({ code, domain }) => [domain ?? code.toLowerCase(), code]))

/** The countries of the web and mail addresses in a text, and how much each says. */
export function webCountriesIn(text: string): { country: string; weight: number }[] {
  return [...text.matchAll(web)].flatMap(({ groups = {} }) => {
    const { host = '', second, end = '' } = groups
    const country = byDomain.get(end.toLowerCase())
    const isPlain = !host && !second
    if (!country || (isPlain && !bareEnds.has(end.toLowerCase()))) return []
    return [{ country, weight: isPlain ? 1.5 : 2.5 }]
  })
}
