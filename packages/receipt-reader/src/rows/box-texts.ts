import type { TextBox } from '#page/text-box.ts'
import type { Line } from './lines.ts'

/** A line with every reading of its boxes changed. */
export function withBoxTexts(line: Line, change: (text: string, index: number) => string): Line {
  const boxes = line.boxes.map((box, index) => withText(box, (text) => change(text, index)))
  return { ...line, boxes, text: boxes.map(({ text }) => text).join('  ') }
}

function withText(box: TextBox, change: (text: string) => string): TextBox {
  const { alternatives } = box
  return {
    ...box,
    text: change(box.text),
    ...(alternatives && {
      alternatives: alternatives.map((other) => ({ ...other, text: change(other.text) })),
    }),
  }
}
