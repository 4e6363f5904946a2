export type Color = { red: number; green: number; blue: number; alpha: number }

/** `#2a5bd7` or `rgb(20 23 28 / 0.1)`, also as browsers write it: `rgba(20, 23, 28, 0.1)`. */
export function parseColor(text: string): Color {
  const hex = text.trim().match(/^#(..)(..)(..)$/)
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => Number.parseInt(part, 16))
    return { red, green, blue, alpha: 1 }
  }
  const [red, green, blue, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`Not a colour: ${text}`)
  return { red, green, blue, alpha }
}

/** The WCAG contrast ratio, from 1 to 21; translucent colours are blended first. */
export function contrastBetween(front: Color, behind: Color): number {
  const [lighter = 0, darker = 0] = [luminance(over(front, behind)), luminance(behind)].toSorted(
    (one, other) => other - one,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

function over({ red, green, blue, alpha }: Color, behind: Color): Color {
  const mix = (front: number, back: number) => front * alpha + back * (1 - alpha)
  return {
    red: mix(red, behind.red),
    green: mix(green, behind.green),
    blue: mix(blue, behind.blue),
    alpha: 1,
  }
}

function luminance({ red, green, blue }: Color) {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
