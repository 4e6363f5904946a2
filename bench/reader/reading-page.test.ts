import { expect, test } from 'vitest'
import { withPart } from './reading-page.ts'

const page = `# How well receipts are read

Words.

## Confidence

Very.

## Languages

Many.

## What it costs

Little.
`

test('a result comes to its place between the others', () => {
  const titles = withPart(page, 'browser', 'Figures.').match(/^## .*/gm)
  expect(titles).toEqual(['## Confidence', '## On the phone', '## Languages', '## What it costs'])
  expect(withPart(page, 'drawn', 'Figures.').match(/^## .*/gm)).toEqual([
    '## Confidence',
    '## Languages',
    '## Japanese and Chinese',
    '## What it costs',
  ])
})

test('a newer result replaces the older and nothing else', () => {
  const once = withPart(page, 'browser', 'Old figures.')
  const twice = withPart(once, 'browser', 'New figures.')
  expect(twice).toBe(once.replace('Old figures.', 'New figures.'))
})

test('a page of another kind is left alone', () => {
  expect(() => withPart('# Other\n', 'browser', 'Figures.')).toThrow('What it costs')
})
