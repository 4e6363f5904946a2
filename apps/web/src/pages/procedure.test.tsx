import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { publicConfig } from '#test/config.ts'
import { ProcedurePage } from './procedure.tsx'

test.each([
  [
    { mailIn: true, supportEmail: 'help@example.com' },
    [
      /^Quittance, version 1\.1\.0$/,
      /^The traveller forwards receipts to a private address/,
      /No cloud service sees them/,
    ],
  ],
  [
    { mailIn: false, reader: { engine: 'vision', service: 'Anthropic' } as const },
    [/^Not set up in this installation/, /to Anthropic/],
  ],
])('describes this installation: %o', async (config, expected) => {
  answer({ 'GET /api/config': () => ({ body: publicConfig(config) }) })
  show(<ProcedurePage />)
  for (const words of expected) expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByText(new RegExp(`${location.origin}/verify.html`))).toBeTruthy()
})
