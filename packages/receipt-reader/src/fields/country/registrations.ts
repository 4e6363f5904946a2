import {
  isAustralian,
  isCuit,
  isFinnish,
  isKoreanBusiness,
  passesLuhn,
} from '#fields/tax/check-digits.ts'

/**
 * A number that a country gives its companies, as receipts print it in upper case without accents, where the rules
 * for numbers of VAT do not know it.
 */
export type Registration = {
  country: string
  weight: number
  pattern: RegExp
  /** Where the form alone tells too little: the rule for the digits of the group `number`. */
  check?: (digits: string) => boolean
}

export const sure = 5
export const likely = 4
const perhaps = 2.5

export const registrations: Registration[] = [
  {
    country: 'DE',
    weight: likely,
    pattern: /\bST(?:EUER)?[.\s-]{0,2}N(?:R|UMMER)\b.{0,4}\d{2,3}\s?\/\s?\d{3,4}\s?\/\s?\d{4,5}/,
  },
  { country: 'FR', weight: likely, pattern: /\bSIRE[TN]\b/ },
  {
    country: 'FR',
    weight: perhaps,
    pattern: /\bR\.?C\.?S\.?\s[A-Z]{4,}|\b(?:NAF|APE)\s?:?\s?\d{3,4}\s?[A-Z]\b/,
  },
  { country: 'IT', weight: likely, pattern: /\bP(?:ART)?(?:ITA)?[.\s]{0,2}I\.?V\.?A\b/ },
  {
    country: 'IT',
    weight: likely,
    pattern: /\bP\.?I\.?\s?:?\s?(?<number>\d{11})\b/,
    check: passesLuhn,
  },
  {
    country: 'ES',
    weight: likely,
    pattern:
      /\b[CN]\.?I\.?F\b\W{0,4}(?:[A-HJ-NP-SUVW][-\s.]?\d{2}[.\s]?\d{3}[.\s]?\d{3}|\d{8}[-\s]?[A-Z])\b/,
  },
  { country: 'NL', weight: perhaps, pattern: /\bK\.?V\.?K\b/ },
  {
    country: 'SE',
    weight: likely,
    pattern: /\bORG[.\s]{0,2}(?:ANISATIONS?)?-?\s?N(?:R|UMMER)\W{0,4}(?<number>\d{6}-?\d{4})\b/,
    check: passesLuhn,
  },
  { country: 'NO', weight: likely, pattern: /\b\d{3}\s?\d{3}\s?\d{3}\s?MVA\b/ },
  { country: 'DK', weight: likely, pattern: /\bCVR\b/ },
  { country: 'FI', weight: likely, pattern: /\bY[-\s]{0,2}TUNNUS\b/ },
  {
    country: 'FI',
    weight: likely,
    pattern: /(?<![\d-])(?<number>\d{7}\s?-\s?\d)(?![\d-])/,
    check: isFinnish,
  },
  { country: 'EE', weight: likely, pattern: /\bKMKR\b/ },
  { country: 'PL', weight: perhaps, pattern: /\bNIP\b\W{0,4}\d|\bREGON\b/ },
  { country: 'SK', weight: likely, pattern: /\bSK\s?\d{10}\b/ },
  { country: 'HU', weight: likely, pattern: /(?<![\d-])\d{8}-[1-5]-\d\d(?![\d-])|\bADOSZAM\b/ },
  {
    country: 'RO',
    weight: likely,
    pattern: /\b(?:C\.?I\.?F|C\.?U\.?I)\b\W{0,4}(?:RO)?\s?\d{5,10}\b|\bRO\s?\d{7,10}\b/,
  },
  { country: 'BG', weight: perhaps, pattern: /\bBG\s?\d{9,10}\b|\bЕИК\b/ },
  { country: 'HR', weight: likely, pattern: /\bOIB\b|\bHR\s?\d{11}\b/ },
  { country: 'SI', weight: likely, pattern: /\bSI\s?\d{8}\b/ },
  { country: 'RS', weight: likely, pattern: /\bP[IF]B\W{0,4}\d{9}\b|\bПИБ\b/ },
  { country: 'GR', weight: likely, pattern: /\b(?:ΑΦΜ|Α\.Φ\.Μ|AFM)\b|\bEL\s?\d{9}\b/ },
  { country: 'GB', weight: perhaps, pattern: /\bVAT\b[^\d%]{0,14}\d{3}\s?\d{4}\s?\d{2}(?!\d)/ },
  { country: 'TR', weight: likely, pattern: /\b(?:VKN|TCKN|VERGI (?:NO|DAIRESI)|MERSIS)\b/ },
  { country: 'UA', weight: likely, pattern: /\b(?:ЄДРПОУ|ПДВ)\b/ },
  { country: 'RU', weight: likely, pattern: /\bИНН\b|\bККТ\b|\bНДС\b/ },
  { country: 'US', weight: perhaps, pattern: /\bEIN\W{0,3}\d\d-\d{7}\b/ },
  {
    country: 'CA',
    weight: likely,
    pattern: /\b\d{5}\s?\d{4}\s?R[TPC]\s?\d{4}\b|\b\d{9}\s?TQ\s?\d{4}\b/,
  },
  { country: 'MX', weight: likely, pattern: /\bR\.?F\.?C\b\W{0,4}[A-Z&]{3,4}[-\s]?\d{6}/ },
  {
    country: 'BR',
    weight: sure,
    pattern: /\b\d{2}[.,]?\d{3}[.,]?\d{3}\s?\/\s?\d{4}\s?-\s?\d{2}\b|\bCNPJ\b/,
  },
  { country: 'AR', weight: likely, pattern: /\bC\.?U\.?I\.?T\b/ },
  {
    country: 'AR',
    weight: likely,
    pattern: /(?<![\d-])(?<number>(?:20|23|24|27|30|33|34)-\d{8}-\d)(?![\d-])/,
    check: isCuit,
  },
  {
    country: 'CL',
    weight: likely,
    pattern: /\bR\.?U\.?T\b\W{0,4}\d{1,2}\.?\d{3}\.?\d{3}\s?-\s?[\dK]\b/,
  },
  { country: 'CO', weight: likely, pattern: /\bNIT\b\W{0,4}\d{3}\.?\d{3}\.?\d{3}/ },
  { country: 'PE', weight: likely, pattern: /\bR\.?U\.?C\b\W{0,4}(?:10|20)\d{9}\b(?!\d)/ },
  { country: 'EC', weight: likely, pattern: /\bR\.?U\.?C\b\W{0,4}\d{10}001\b/ },
  { country: 'UY', weight: likely, pattern: /\bR\.?U\.?[CT]\b\W{0,4}\d{12}\b/ },
  { country: 'DO', weight: likely, pattern: /\bRNC\b\W{0,4}\d{9}/ },
  {
    country: 'AU',
    weight: likely,
    pattern: /\bA\.?B\.?N\b\W{0,4}\d|\bA\.?C\.?N\b\W{0,4}\d{3}\s\d{3}\s\d{3}\b/,
  },
  {
    country: 'AU',
    weight: likely,
    pattern: /(?<![\d-])(?<number>\d\d\s\d{3}\s\d{3}\s\d{3})(?![\d-])/,
    check: isAustralian,
  },
  { country: 'NZ', weight: likely, pattern: /\b(?:GST|IRD)\D{0,10}\d{2,3}-\d{3}-\d{3}\b|\bNZBN\b/ },
  {
    country: 'IN',
    weight: sure,
    pattern: /\b\d\d\s?[A-Z]{5}\s?\d{4}\s?[A-Z]\s?[\dA-Z][Z2][\dA-Z]\b|\bGSTIN\b/,
  },
  { country: 'IN', weight: likely, pattern: /\bF\.?S\.?S\.?A\.?I\b|\bCIN\W{0,4}[UL]\d{5}[A-Z]{2}/ },
  {
    country: 'CN',
    weight: likely,
    pattern: /(?<![\dA-Z])9[1-3]\d{6}[\dA-HJ-NPQRTUWXY]{10}(?![\dA-Z])/,
  },
  { country: 'JP', weight: likely, pattern: /(?<![\dA-Z])T\s?\d{13}(?!\d)|登録番号|登錄番号/ },
  {
    country: 'KR',
    weight: likely,
    pattern: /(?<![\d-])(?<number>\d{3}-\d{2}-\d{5})(?![\d-])/,
    check: isKoreanBusiness,
  },
  { country: 'KR', weight: likely, pattern: /사업자/ },
  { country: 'TW', weight: likely, pattern: /統一編號|統編|電子發票/ },
  {
    country: 'ID',
    weight: sure,
    pattern: /\bNPWP\b|(?<!\d)\d\d\.\d{3}\.\d{3}\.\d\s?-\s?\d{3}\.\d{3}(?!\d)/,
  },
  {
    country: 'MY',
    weight: likely,
    pattern: /\b(?:GST|SST)\b[^%]{0,18}\b00\d{10}\b|\b[A-Z]\d{2}-\d{4}-\d{8}\b/,
  },
  { country: 'MY', weight: perhaps, pattern: /\(\s?\d{5,7}\s?-\s?[A-Z]\s?\)/ },
  {
    country: 'SG',
    weight: likely,
    pattern: /\bGST\D{0,14}(?:M\d-?\d{7}-?[\dA-Z]|(?:19|20)\d{7}[A-Z]|\d{8}[A-Z])\b|\bUEN\b/,
  },
  { country: 'PH', weight: likely, pattern: /\bTIN\b\D{0,6}\d{3}-\d{3}-\d{3}-?\d{3,5}/ },
  { country: 'TH', weight: likely, pattern: /\bTAX\s?ID\D{0,6}0\d{12}\b|\bTAX#0\d{12}\b/ },
  { country: 'VN', weight: likely, pattern: /\b(?:MST|MA SO THUE)\W{0,4}\d{10}\b/ },
  { country: 'AE', weight: sure, pattern: /\bT\.?R\.?N\b\D{0,8}\d{15}\b/ },
  { country: 'SA', weight: likely, pattern: /(?<!\d)3\d{13}3(?!\d)/ },
  { country: 'ZA', weight: likely, pattern: /\bVAT\b[^\d%]{0,14}4\d{9}(?!\d)/ },
  { country: 'KE', weight: likely, pattern: /\bPIN\b\D{0,6}P\d{9}[A-Z]\b/ },
]
