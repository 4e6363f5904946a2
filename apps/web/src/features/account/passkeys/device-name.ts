type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

const names = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows PC'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux computer'],
] as const

/** A likely name for this device. */
export function deviceName({ userAgent, maxTouchPoints }: Browser = navigator) {
  const name = names.find(([sign]) => sign.test(userAgent))?.[1] ?? 'This device'
  // An iPad reports itself as a Mac, which has no touch screen.
  return name === 'Mac' && maxTouchPoints > 1 ? 'iPad' : name
}
