import type { Currency } from '@quittance/contract/money'

/** What tells a currency, from the sign itself down to a habit of the country. */
export type CurrencyHint = { currency: Currency | 'another'; weight: number; pattern: RegExp }

const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY'

/** Texts are in upper case without accents. */
export const currencyHints: CurrencyHint[] = [
  { currency: 'USD', weight: 5, pattern: /\bUSD\b|US\s?\$/ },
  {
    currency: 'USD',
    weight: 3,
    pattern: new RegExp(`\\b(?:${states})[.,]?\\s?\\d{5}(?:-\\d{4})?\\b`),
  },
  { currency: 'USD', weight: 1, pattern: /\$\s?\d|\d\s?\$/ },
  {
    currency: 'USD',
    weight: 1,
    pattern: /SALES TAX|\bTIP\b|GRATUITY|STATE TAX/,
  },
  // A ZIP of nine digits, some of them misread, and perhaps the state.
  {
    currency: 'USD',
    weight: 3,
    pattern: /,\s?[A-Z]{2}[.,]?\s(?=\D*\d)[\dBDEGIOSZ]{5}-\d{4}\b/,
  },
  {
    currency: 'USD',
    weight: 1,
    pattern: /(?:\(\d{3}\)\s?|(?<![-#\d])\b\d{3}[-.])\d{3}[-.\s]\d{4}\b(?!-\d)/,
  },
  {
    currency: 'USD',
    weight: 1,
    pattern:
      /\b(?:NEW YORK|LOS ANGELES|SAN FRANCISCO|SAN DIEGO|CHICAGO|HOUSTON|DALLAS|PHOENIX|PHILADELPHIA|SEATTLE|DENVER|ATLANTA|LAS VEGAS|MIAMI|ORLANDO)\b/,
  },
  { currency: 'CAD', weight: 5, pattern: /\bCAD\b|CA\$|C\$\s?\d/ },
  {
    currency: 'CAD',
    weight: 3,
    pattern:
      /\bHST\b|\bT[PV][SQ]\b|\b(?:ON|QC|BC|AB|MB|SK|NS|NB)[.,]?\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/,
  },
  {
    currency: 'CAD',
    weight: 1,
    pattern:
      /\$\s?\d|\bP\.?S\.?T\b|\b(?:ONTARIO|QUEBEC|TORONTO|VANCOUVER|MONTREAL|CALGARY|OTTAWA)\b/,
  },
  { currency: 'AUD', weight: 5, pattern: /\bAUD\b|\bA\$|AU\$/ },
  { currency: 'AUD', weight: 3, pattern: /\bABN\b|\b(?:NSW|VIC|QLD|TAS|ACT|WA)\s+\d{4}\b/ },
  {
    currency: 'AUD',
    weight: 1,
    pattern: /\$\s?\d|EFTPOS|\b(?:SYDNEY|MELBOURNE|BRISBANE|PERTH|ADELAIDE)\b/,
  },
  { currency: 'EUR', weight: 5, pattern: /\bEURO?\b|€|\d\s?EUR\b|\bEUR\s?\d/ },
  {
    currency: 'EUR',
    weight: 2,
    pattern: /\bMWST|\bU?ST-?\s?ID|MEHRWERTST|\bPVN\b|\bTVA\b|\bIVA\b|\bI\.V\.A|\bBTW\b|\bALV\b/,
  },
  {
    currency: 'EUR',
    weight: 1.5,
    pattern:
      /GMBH\b|\bSIA\b|\bS\.?A\.?R\.?L\b|\bS\.L\.|\bS\.?P\.?A\b|\bS\.?R\.?L\b|\bOHG\b|\bB\.V\./,
  },
  {
    currency: 'EUR',
    weight: 1,
    pattern:
      /\+(?:49|33|34|39|31|32|43|353|358|371|370|372)\b|\b(?:BERLIN|MUNCHEN|PARIS|MADRID|BARCELONA|ROMA|MILANO|AMSTERDAM|WIEN|DUBLIN|LISBOA|RIGA|HAMBURG|HELSINKI)\b/,
  },
  { currency: 'GBP', weight: 5, pattern: /\bGBP\b|£/ },
  {
    currency: 'GBP',
    weight: 2,
    pattern:
      /VAT\s?(?:REG)?\s?(?:NO)?[.:]?\s?(?:GB)?\s?\d{3}\s?\d{4}\s?\d{2}\b|\b[A-Z]{1,2}\d[\dA-Z]?\s\d[A-Z]{2}\b/,
  },
  {
    currency: 'GBP',
    weight: 1,
    pattern:
      /\+44|\bVAT\b|\bLONDON\b|\b(?:EDINBURGH|MANCHESTER|BIRMINGHAM|BRISTOL|GLASGOW)\b|\bPLC\b/,
  },
  { currency: 'JPY', weight: 5, pattern: /\bJPY\b|\d\s?円/ },
  { currency: 'JPY', weight: 3, pattern: /[\u3041-\u30fa]{2}|消費税|税込|領収|小計/ },
  { currency: 'JPY', weight: 2, pattern: /合計|釣|預|対象|登録番号/ },
  { currency: 'JPY', weight: 1.5, pattern: /[¥￥]\s?\d|\b(?:TOKYO|OSAKA|KYOTO)\b|\+81/ },
  { currency: 'CNY', weight: 5, pattern: /\bCNY\b|\bRMB\b|\d\s?元|人民币/ },
  { currency: 'CNY', weight: 3, pattern: /发票|增值税|[实应][付收]|微信|支付宝|[合小总]计|找零/ },
  {
    currency: 'CNY',
    weight: 2,
    pattern: /谢谢|欢迎|电话|单[号价]|时间|收银|现金|金额|优惠|小票|车号/,
  },
  {
    currency: 'CNY',
    weight: 1.4,
    pattern: /[¥￥]\s?\d|\b(?:SHANGHAI|BEIJING|SHENZHEN|GUANGZHOU)\b|\+86/,
  },
  { currency: 'INR', weight: 5, pattern: /\bINR\b|₹|\bRS\.?\s?\d/ },
  { currency: 'INR', weight: 3, pattern: /\bC\s?GST\b|\bS\s?GST\b|\bGSTIN\b|\bFSSAI\b/ },
  {
    currency: 'INR',
    weight: 1,
    pattern: /\+91|\b(?:MUMBAI|DELHI|BENGALURU|BANGALORE|CHENNAI|HYDERABAD|KOLKATA|PUNE)\b|\bPVT\b/,
  },
  {
    currency: 'another',
    weight: 5,
    pattern:
      /\bR[MH]\s?\d|\bRM (?:CASH|CHANGE|TOTAL)\b|\(R\s?[MH]\)|\bMYR\b|\bCHF\b|\bPLN\b|\d\s?ZL\b|\b(?:SEK|NOK|DKK|CZK|HUF|SGD|THB|IDR|KRW|HKD|TWD|NZD|MXN|BRL|ZAR|TRY|AED)\b|S\$\s?\d|\bKR\.?\s?\d|\d\s?KR\b|\b(?:NT|HK)\$|新台幣|港幣/,
  },
  {
    currency: 'another',
    weight: 4,
    pattern:
      /\bS[DO]N\.?\s?B[HN]D\b|SDNBHD|\bJALAN\b|\bJLN\b|MALAYSIA|SELANGOR|KUALA LUMPUR|\bJOHOR\b/,
  },
]
