import { expect, test } from 'vitest'
import { withShownStates } from './shown-states.ts'

test.each([
  ['.a:hover { b: c }', '.a[data-hovered] { b: c }'],
  ['.hover\\:a { &:hover { b: c } }', '.hover\\:a { &[data-hovered] { b: c } }'],
  ['@media (hover:hover) { .a:hover {} }', '@media (hover:hover) { .a[data-hovered] {} }'],
  ['@media (hover: hover) { .a {} }', '@media (hover: hover) { .a {} }'],
  [':focus-visible { outline: 0 }', '[data-focused] { outline: 0 }'],
  ['.dark\\:hover\\:a:focus-visible {}', '.dark\\:hover\\:a[data-focused] {}'],
])('%s is also %s', (rule, shown) => {
  expect(withShownStates(rule)).toBe(shown)
})
