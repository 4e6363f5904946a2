import { expect, test } from 'vitest'
import type { OcrPage, TextBox } from '#page/text-box.ts'
import { linesOf } from './lines.ts'

test('boxes side by side make one line, from left to right', () => {
  expect(textsOf([at('3.20', 300, 12), at('Coffee', 20, 10), at('TOTAL', 20, 50)])).toEqual([
    'Coffee  3.20',
    'TOTAL',
  ])
})

test('rows that nearly touch stay apart', () => {
  expect(
    textsOf([at('Tea', 20, 10), at('2.00', 300, 14), at('Cake', 20, 32), at('4.00', 300, 36)]),
  ).toEqual(['Tea  2.00', 'Cake  4.00'])
})

test.each([5, 17])('a page tilted by %i degrees is levelled', (tilt) => {
  const boxes = [0, 1, 2].flatMap((row) => [
    turned(at(`Item number ${row}`, 20, 100 + row * 30, 160), tilt),
    turned(at(`${row}.00`, 500, 100 + row * 30, 60), tilt),
  ])
  expect(textsOf(boxes)).toEqual([
    'Item number 0  0.00',
    'Item number 1  1.00',
    'Item number 2  2.00',
  ])
})

test('rows that fan out, as on a paper seen from the side, stay together', () => {
  const boxes = Array.from({ length: 12 }, (_, row) => {
    const slope = 0.15 - row * 0.03
    const name = at(`Item number ${row}`, 20, 200 + row * 30, 160)
    name.angle = (Math.atan(slope) * 180) / Math.PI
    name.box.y -= Math.abs(slope) * 80
    name.box.height += Math.abs(slope) * 160
    return [name, at(`${row}.00`, 400, 200 + row * 30 + slope * 330, 60)]
  })
  expect(textsOf(boxes.flat())).toEqual(
    Array.from({ length: 12 }, (_, row) => `Item number ${row}  ${row}.00`),
  )
})

test('large print beside small print is one row', () => {
  const large = at('19.90', 300, 0)
  large.box.height = 40
  expect(textsOf([at('TOTAL', 20, 12), large])).toEqual(['TOTAL  19.90'])
})

test('a blank page has no lines', () => {
  expect(textsOf([])).toEqual([])
})

function textsOf(boxes: TextBox[]) {
  const page: OcrPage = { width: 1000, height: 1000, rotation: 0, boxes }
  return linesOf(page).map(({ text }) => text)
}

function at(text: string, x: number, y: number, width = 80): TextBox {
  return { text, confidence: 1, box: { x, y, width, height: 20 } }
}

/** As the text would stand on a page turned about its corner. */
function turned({ box, ...rest }: TextBox, degrees: number): TextBox {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const width = box.width * cos + box.height * sin
  const height = box.width * sin + box.height * cos
  return {
    ...rest,
    angle: degrees,
    box: { x: x * cos - y * sin - width / 2, y: x * sin + y * cos - height / 2, width, height },
  }
}
