import { countryOfVatNumber } from '#fields/tax/vat-numbers.ts'
import { isCountryName } from '#lexicon/country-names.ts'
import { type Folded, plainText } from '#lexicon/fold.ts'
import { chainIn } from './chains.ts'
import { isBuyerHeading, isOwnerLine, isSellerHeading } from './party-words.ts'
import {
  digitsIn,
  isAddress,
  isContact,
  isFieldName,
  isGibberish,
  isRegistration,
  isSentence,
  isSpoken,
  isTitle,
  isTrade,
  isVague,
  legalForm,
  lettersIn,
  saysAddress,
  saysContact,
  saysRegistration,
  saysTitleOfPaper,
  speaksToBuyer,
} from './seller-words.ts'

/** Kinds of lines that are not names. */
export type Kind =
  | 'address'
  | 'contact'
  | 'registration'
  | 'title'
  | 'date'
  | 'amount'
  | 'label'
  | 'spoken'
  | 'small'
  | 'code'
  | 'owner'
  | 'vague'

type About = {
  text: string
  folded: Folded
  printed: string
  size: number
  depth: number
  /** Embedded text: every letter is certain. */
  isPrinted: boolean
  isDate: boolean
  hasAmount: boolean
}

/** Logos are tall, and sometimes lower case. */
const logo = 1.5

export function kindsOf(line: About): Set<Kind> {
  const { text, folded, printed, size, isPrinted } = line
  const isNamed = isFirmOrChain(text)
  const isShop = isTrade(folded)
  const says = isPrinted ? printedKinds(line, isShop) : readKinds(text, folded, isShop)
  const found: Record<Kind, boolean> = {
    ...says,
    address: says.address && !isNamed,
    registration: says.registration && !chainIn(text)?.isAlone,
    title: says.title && !isNamed,
    date: line.isDate,
    amount: line.hasAmount,
    spoken: isSpoken(text) || (isPrinted && (isSentence(printed) || speaksToBuyer(text))),
    small: !/[\p{Lu}\p{Lo}]/u.test(text) && size < logo,
    vague: isVague(text) || isGibberish(text) || lettersIn(text) < 3,
  }
  return new Set((Object.keys(found) as Kind[]).filter((kind) => found[kind]))
}

/** Compares confusable letters by their shape. */
function readKinds(text: string, folded: Folded, isShop: boolean) {
  const isNumbered = /^(?:NO\.?|LOT)?\s?\d+[A-Z]?[\s,.&-]+\p{L}/iu.test(text)
  const hasPostcode = /(?<![#\d])\b\d{5}\b/.test(text) || isPostalLine(text)
  return {
    address: isAddress(folded) || isNumbered || hasPostcode,
    contact: isContact(folded) || hasNumberOrWeb(text),
    registration: isRegistration(folded) || isRegistrationNumber(text),
    title: isTitle(folded) && !isShop,
    label: false,
    code: false,
    owner: isOwnerLine(text) && !isShop,
  }
}

function printedKinds({ text, printed, size, depth }: About, isShop: boolean) {
  const isHead = size > logo && depth < 0.2
  return {
    address: isAddressText(text) && !isHead && !(isShop && digitsIn(text) === 0),
    contact: isContactText(text) && !(isHead && digitsIn(text) === 0),
    registration: saysRegistration(text) || isRegistrationNumber(text) || isCountryName(text),
    title: saysTitleOfPaper(text),
    label:
      /:\s*$/.test(printed) || isFieldName(text) || isSellerHeading(text) || isBuyerHeading(text),
    code:
      /^\d|:\s|^(?=\S*\d)(?=\S*\p{L})[\p{Lu}\d-]+$|\p{L}{3}\s?[–—→>]\s?\p{Lu}/u.test(printed) ||
      (digitsIn(text) > 3 && !isHead),
    owner: isOwnerLine(printed) && !isShop,
  }
}

function hasNumberOrWeb(text: string) {
  const hasNumber = /\(?\d{2,4}\)?[\s.-]\d{3,4}[\s.-]?\d{3,4}\b/.test(text)
  return hasNumber || /@[\w-]+\.|www\.|\.(?:com|de|lv)\b/i.test(text)
}

/** A company registration number alone in its row: (123456-X). */
function isRegistrationNumber(text: string) {
  const isNumber = digitsIn(text) >= 5 && lettersIn(text) <= 4
  return isNumber && /\d[\dA-Z\s]{4,}[-–]?\s?[A-Z]?\W*$/i.test(text)
}

/** A chain is a name even with other words in it; with a number it may be part of an address. */
function isFirmOrChain(text: string) {
  const chain = chainIn(text)
  const isChain =
    chain && !chain.isCommon && (chain.isAlone || (chain.isAtStart && !/\d/.test(text)))
  return legalForm.test(text) || isChain === true
}

/** A railway, not a street. */
const railways = /\bchemins? de fer\b/giu

export function isAddressText(text: string): boolean {
  if (saysAddress(text.replace(railways, ''))) return true
  return text.split(/\s*[,•·|]\s*|\s[–-]\s/u).some((part) => isStreet(part) || isTown(part.trim()))
}

function isTown(text: string) {
  return isPostalLine(text) || /^(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}/u.test(text)
}

/** "Marktgasse 6". */
function isStreet(text: string) {
  return /^\p{L}[\p{L}.'\s-]{3,}\s\d{1,4}\s?[a-z]?$/iu.test(text)
}

/** A mail or web address, or "T 303-555-0140". */
const reached = /@[\w-]+\.|www\.|^[TFM][.:]?\s\+?\(?\d[\d\s().-]{6,}/i

export function isContactText(text: string): boolean {
  return saysContact(text) || reached.test(text)
}

export function isRegistrationText(text: string): boolean {
  if (digitsIn(text) < 5) return false
  return saysRegistration(text) || countryOfVatNumber(plainText(text)) !== undefined
}

/** Towns with postcodes, by country. */
const postalLines = [
  // Oakport, CA 94001; Oakport CA
  /\p{L}{2}[.,]?\s(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])[.,]?\s*\d{5}(?:-\d{4})?\W*$/u,
  /\p{L}{3},\s?(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\W*$/u,
  // London EC1R 4QL; Edmonton AB T5P 4A9
  /(?:^|[\s,])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\W*$/u,
  /\b[A-Z]\d[A-Z]\s\d[A-Z]\d\W*$/u,
  // Fitzroy VIC 3065
  /\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)[\s,]+\d{4}\W*$/u,
  // 75006 PARIS; 00120 Helsinki; 222 23 Lund; CH-3011 Bern
  /^(?:[A-Z]{1,2}-)?\d{5}\s\p{L}{3,}[\p{L}\s'()/.-]*\d{0,2}$/u,
  /^(?:[A-Z]{1,2}-)?\d{3}\s\d{2}\s\p{L}{3,}/u,
  /^(?:[A-Z]{1,2}-)\d{4}\s\p{L}{3,}/u,
  // SAO PAULO - SP
  /\p{L}{3}\s?[-/]\s?(?:AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)\W*$/u,
]

/** A line that ends an address: the town, with its postcode or its state. */
function isPostalLine(text: string): boolean {
  return postalLines.some((pattern) => pattern.test(text))
}
