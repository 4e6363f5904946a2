import type { TextBox } from '#page/text-box.ts'
import type { Line } from './lines.ts'

/** Every reading of a box, the best first. */
export function readingsOf({ text, alternatives = [] }: TextBox): string[] {
  return [...new Set([text, ...alternatives.map((other) => other.text)])]
}

/** The reading with the most credible words. */
export function clearestReading(box: TextBox): string {
  const ranked = readingsOf(box).map((text, index) => ({
    text,
    doubts: doubtsOf(text) + index / 10,
  }))
  return ranked.toSorted((a, b) => a.doubts - b.doubts)[0]?.text ?? ''
}

/** How misread a text looks: digits inside words, isolated letters, foreign characters, joined words. */
function doubtsOf(text: string) {
  const words = text.split(/\s+/)
  const mixed = words.filter((word) => /\p{L}[05]\p{L}|\p{L}\d$|^[015]\p{L}{2}/u.test(word)).length
  const torn = words.filter((word) => /^\p{L}$/u.test(word)).length
  const foreign = text.match(/[^\p{Script=Latin}\d\s.,:;'"&@()/#%$*+-]/gu)?.length ?? 0
  const runTogether = words.filter((word) => /\p{Lu}{15,}|\p{Ll}\p{Lu}\p{Ll}/u.test(word)).length
  return mixed + torn / 2 + foreign + runTogether
}

/** A line with every reading of its boxes changed. */
export function withBoxTexts(line: Line, change: (text: string, index: number) => string): Line {
  const boxes = line.boxes.map((box, index) => withText(box, (text) => change(text, index)))
  return { ...line, boxes, text: boxes.map(({ text }) => text).join('  ') }
}

export function withText(box: TextBox, change: (text: string) => string): TextBox {
  const { alternatives } = box
  return {
    ...box,
    text: change(box.text),
    ...(alternatives && {
      alternatives: alternatives.map((other) => ({ ...other, text: change(other.text) })),
    }),
  }
}
