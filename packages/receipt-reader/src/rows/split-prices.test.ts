import { expect, test } from 'vitest'
import type { TextBox } from '#page/text-box.ts'
import { withPricesJoined } from './split-prices.ts'

test('dollars and cents that fell apart', () => {
  expect(textsOf(at('Rye Toast', 20, 90), at('$12', 200, 24), at('99', 229, 16))).toEqual([
    'Rye Toast',
    '$12.99',
  ])
})

test('columns and plain numbers stay apart', () => {
  expect(textsOf(at('$12', 200, 24), at('99', 260, 16))).toEqual(['$12', '99'])
  expect(textsOf(at('12', 200, 24), at('99', 229, 16))).toEqual(['12', '99'])
})

function textsOf(...boxes: TextBox[]) {
  return withPricesJoined(boxes).map(({ text }) => text)
}

function at(text: string, x: number, width: number): TextBox {
  return { text, confidence: 0.9, box: { x, y: 10, width, height: 12 } }
}
