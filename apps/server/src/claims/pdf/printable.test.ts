import { expect, test } from 'vitest'
import { createTypeface } from './fonts/typeface.ts'
import { printable } from './printable.ts'

const face = createTypeface('Test', 400)

test.each([
  ['Café Nero', 'Café Nero'],
  ['Łódź Ðakovo Ştefan Ħamrun Điện Biên Phủ', 'Łódź Ðakovo Ştefan Ħamrun Điện Biên Phủ'],
  ['Ελληνικός καφές', 'Ελληνικός καφές'],
  ['Кафе Пушкинъ, Ћуприја, Їжак', 'Кафе Пушкинъ, Ћуприја, Їжак'],
  ['東京駅そば', '東京駅そば'],
  ['北京烤鸭店', '北京烤鸭店'],
  ['김밥천국', '김밥천국'],
  ['مقهى שלום ครัว होटल', 'مقهى שלום ครัว होटल'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['＝fullwidth', '＝fullwidth'],
])('%s can be shown', (text, shown) => {
  expect(show(text)).toBe(shown)
})

test.each([
  ['of letters that no font has one sign is left', '😀😀 ஃ x', '\ufffd \ufffd x'],
  ['a form that can be shown stands for one that cannot', '𝐁𝐨𝐥𝐝', 'Bold'],
  ['an accent beside its letter joins it', 'Cafe\u0301', 'Café'],
  ['marks that are not seen are left out', 'a\u200b\u202eb\u0000\ufe0f', 'ab'],
  ['blanks of all kinds are one', ' two\r\n\tlines\u3000here ', 'two lines here'],
  ['half a letter is none', 'lone \ud800 half', 'lone \ufffd half'],
])('%s', (_, text, shown) => {
  expect(show(text)).toBe(shown)
})

function show(text: string) {
  return printable(text, face.lettersOf(text))
}
