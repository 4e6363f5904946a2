const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The sum of digits times weights, the weights from the left. */
export function weighted(digits: string, weights: number[]): number {
  return Array.from(digits).reduce(
    (sum, digit, place) => sum + Number(digit) * (weights[place] ?? 0),
    0,
  )
}

/** The Luhn check: every second digit from the right is doubled. */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0)
  return digits.length > 0 && sum % 10 === 0
}

/** ISO 7064 MOD 11,10, as German and Croatian numbers end. */
export function passesMod1110(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === Number(digits.at(-1))
}

/** The last digit completes the weighted sum to a multiple of eleven; most countries skip a check digit of ten. */
export function byEleven(weights: number[], ten?: number): (text: string) => boolean {
  return (text: string) => {
    const check = (11 - (weighted(text, weights) % 11)) % 11
    return (check === 10 ? ten : check) === Number(text.at(-1))
  }
}

/** Finland's Y-tunnus. */
export const isFinnish = byEleven([7, 9, 10, 5, 8, 4, 2])

export function isAustrian(text: string): boolean {
  const sum = Array.from(text.slice(1, 8)).reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 10) + (product % 10)
  }, 4)
  return (10 - (sum % 10)) % 10 === Number(text[8])
}

export function isFrench(text: string): boolean {
  const company = text.slice(2)
  return passesLuhn(company) && (12 + 3 * (Number(company) % 97)) % 97 === Number(text.slice(0, 2))
}

export function isSpanish(text: string): boolean {
  const personal = 'TRWAGMYFPDXBNJZSQVHLCKE'
  if (/^[\dXYZ]/.test(text)) {
    const number = Number(
      text.slice(0, 8).replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first))),
    )
    return personal[number % 23] === text[8]
  }
  const sum = Array.from(text.slice(1, 8)).reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  const check = (10 - (sum % 10)) % 10
  return text[8] === String(check) || text[8] === 'JABCDEFGHI'[check]
}

/** The old rule, by eleven, or since 2020 that of bank accounts, by 97. */
export function isDutch(text: string): boolean {
  const isOld = weighted(text.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(text[8])
  const inDigits = Array.from(`NL${text}`, (sign) => letters.indexOf(sign)).join('')
  return isOld || BigInt(inDigits) % 97n === 1n
}

export function isBelgian(text: string): boolean {
  return 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8))
}

export function isCzech(text: string): boolean {
  const check = (11 - (weighted(text, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10
  return check === Number(text[7])
}

export function isBritish(text: string): boolean {
  const sum = weighted(text.slice(0, 7), [8, 7, 6, 5, 4, 3, 2])
  const check = Number(text.slice(7, 9))
  return (sum + check) % 97 === 0 || (sum + check + 55) % 97 === 0
}

export function isIrish(text: string): boolean {
  const extra = text[8] ? letters.indexOf(text[8]) - 9 : 0
  const sum = weighted(text.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) + 9 * extra
  return 'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23] === text[7]
}

export function isLatvian(text: string): boolean {
  const check = (3 - (weighted(text, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11) + 11) % 11
  return check === Number(text[10])
}

export function isLithuanian(text: string): boolean {
  const body = text.slice(0, -1)
  const weights = Array.from(body, (_, place) => (place % 9) + 1)
  const first = weighted(body, weights) % 11
  const again =
    weighted(
      body,
      Array.from(body, (_, place) => ((place + 2) % 9) + 1),
    ) % 11
  return (first === 10 ? again % 10 : first) === Number(text.at(-1))
}

export function isAustralian(text: string): boolean {
  const less = `${Number(text[0]) - 1}${text.slice(1)}`
  return weighted(less, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0
}

export function isIndian(text: string): boolean {
  const sum = Array.from(text.slice(0, 14)).reduce((total, sign, place) => {
    const product = letters.indexOf(sign) * (place % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return letters[(36 - (sum % 36)) % 36] === text[14]
}

export function isBrazilian(text: string): boolean {
  const check = (body: string) => {
    const weights = Array.from(body, (_, place) => ((body.length - 1 - place) % 8) + 2)
    const rest = weighted(body, weights) % 11
    return rest < 2 ? 0 : 11 - rest
  }
  const first = check(text.slice(0, 12))
  return text.endsWith(`${first}${check(`${text.slice(0, 12)}${first}`)}`)
}

/** Argentina's CUIT. */
export function isCuit(text: string): boolean {
  const check = (11 - (weighted(text, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  return text.length === 11 && check === Number(text[10])
}

/** Korea's business number. */
export function isKoreanBusiness(text: string): boolean {
  const sum = weighted(text, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((Number(text[8]) * 5) / 10)
  return text.length === 10 && (10 - (sum % 10)) % 10 === Number(text[9])
}
