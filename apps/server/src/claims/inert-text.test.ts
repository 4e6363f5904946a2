import { expect, test } from 'vitest'
import { inertText } from './csv.ts'

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  '﹦1',
  ' =1',
  '\u00a0\u3000＝1',
  '\u200b=1',
  '\ufeff@x',
  '\t1',
  '\r\n=1',
  '\u0000=1',
])('Hole 16: %j is no formula in the manifest', (text) => {
  expect(inertText(text)).toBe(`'${text}`)
})

test.each(['', 'Café Nero', '1 = 1', 'a@b.example', "'=1", ' two words', '東京', '...-'])(
  '%j stays as it is',
  (text) => {
    expect(inertText(text)).toBe(text)
  },
)
