import sharp from 'sharp'

/** How far JPEG may shift a colour; any two photos differ by more. */
const tolerance = 4

/** A photo of one colour, which identifies it. */
export function paint(number: number) {
  return sharp({ create: { width: 900, height: 1200, channels: 3, background: colourOf(number) } })
    .jpeg({ chromaSubsampling: '4:4:4', quality: 95 })
    .toBuffer()
}

export async function isPaintedAs(number: number, photo: Buffer) {
  const { channels } = await sharp(photo).stats()
  const { r, g, b } = colourOf(number)
  return [r, g, b].every(
    (value, index) => Math.abs((channels[index]?.mean ?? Number.NaN) - value) <= tolerance,
  )
}

function colourOf(number: number) {
  const step = 25
  return {
    r: (number % 10) * step,
    g: (Math.floor(number / 10) % 10) * step,
    b: (Math.floor(number / 100) % 10) * step,
  }
}
