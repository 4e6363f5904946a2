import type { Character, Paper } from '#layers/characters.ts'

export const a4: Paper = { left: 0, bottom: 0, right: 595, top: 842, rotation: 0 }

/** A line of letters, each half as wide as it is high, from `x` on the line `y`; a space is written as one. */
export function lineOf(
  text: string,
  {
    x = 50,
    y = 700,
    size = 10,
    ...rest
  }: Partial<Character> & { x?: number; y?: number; size?: number } = {},
): Character[] {
  return Array.from(text, (letter, index) => ({
    code: letter.codePointAt(0)!,
    left: x + (index * size) / 2,
    right: x + ((index + 1) * size) / 2,
    bottom: y,
    top: y + size,
    angle: 0,
    isHidden: false,
    isUnknown: false,
    ...rest,
  }))
}
