import { expect, test } from 'vitest'
import { readSettings } from '#settings.ts'
import { describeReader } from './config.routes.ts'

function described(env: NodeJS.ProcessEnv) {
  return describeReader(readSettings(env).reader)
}

test.each(['local', 'none'])('%s: no third party sees a photo', (engine) => {
  expect(described({ READER: engine })).toEqual({ engine, service: null })
})

test.each([
  ['anthropic', 'Anthropic'],
  ['google', 'Google'],
])("%s's own service is named", (provider, service) => {
  const env = { READER: provider, READER_MODEL: 'a-model', READER_API_KEY: 'a-key' }
  expect(described(env)).toEqual({ engine: 'vision', service })
})

test.each([
  ['https://api.openai.com/v1', 'api.openai.com'],
  ['http://localhost:11434/v1', null],
  ['http://127.0.0.1:11434/v1', null],
  ['http://10.0.0.8:8000/v1', null],
  ['http://[fd00::8]:8000/v1', null],
  ['http://ollama:11434/v1', null],
  ['https://models.corp.internal/v1', null],
])('a model at %s is called %s', (address, service) => {
  const env = { READER: 'openai-compatible', READER_MODEL: 'a-model', READER_BASE_URL: address }
  expect(described(env)).toEqual({ engine: 'vision', service })
})
