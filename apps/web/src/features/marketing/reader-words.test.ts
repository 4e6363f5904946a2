import { expect, test } from 'vitest'
import { whereItGoes, whoReads } from './reader-words.ts'

test('a photo that the server reads leaves only with its owner', () => {
  const reader = { engine: 'local', service: null } as const
  expect(whereItGoes(reader)).toBe(
    'It leaves only in the reports you send and the data you download.',
  )
  expect(whoReads(reader)).toContain('No cloud service sees them.')
})

test.each([
  ['Anthropic', 'Anthropic, whose vision model reads it'],
  ['api.openai.com', 'api.openai.com, whose vision model reads it'],
  [null, 'a vision model set up by the operator of this installation'],
])(
  'a photo that a vision model reads is sent there, and the model is named: %s',
  (service, name) => {
    const reader = { engine: 'vision', service } as const
    expect(whereItGoes(reader)).toContain(`it is sent to ${name}. Otherwise it leaves only`)
    expect(whoReads(reader)).toContain(`to ${name}.`)
    expect(whoReads(reader)).not.toContain('No cloud service')
  },
)

test('says that nobody reads if reading is off', () => {
  const reader = { engine: 'none', service: null } as const
  expect(whoReads(reader)).toMatch(/^Nobody but you/)
  expect(whereItGoes(reader)).toMatch(/^It leaves only/)
})

test('nothing is promised while it is not known who reads', () => {
  expect(whereItGoes(undefined)).toBe('')
  expect(whoReads(undefined)).not.toContain('No cloud service')
})
