import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../oxlint.config.ts'
import { houses } from './import-rules.ts'
import { forbiddenLines } from './lint-probes.ts'
import { projectFiles } from './project-files.ts'
import { probesOf } from './room-probes.ts'
import { type Room, rooms } from './rooms.ts'

test('every source file stands in a room of the table, and no room is empty', async () => {
  const sources = (await projectFiles(join(import.meta.dirname, '..'))).filter(
    (file) => /\.(?:tsx?|m?js)$/.test(file) && !file.endsWith('.config.ts'),
  )
  const standsIn = (file: string, { name, path }: Room) =>
    name === '.'
      ? dirname(file) === path
      : file.startsWith(`${path}/`) || file.startsWith(`${path}.`)
  expect(sources.filter((file) => !rooms.some((room) => standsIn(file, room)))).toEqual([])
  const empty = rooms.filter((room) => !sources.some((file) => standsIn(file, room)))
  expect(empty.map(({ path }) => path)).toEqual([])
})

test('imports go downward: a room names only rooms above it in the table', () => {
  const upward = Object.keys(houses).flatMap((folder) => {
    const own = rooms.filter(({ house, name }) => house === folder && name !== 'test')
    return own.flatMap(({ path, code }, index) => {
      const below = own.slice(index + 1).filter(({ name }) => code.rooms.includes(name))
      return below.map(({ name }) => `${path} -> ${name}`)
    })
  })
  expect(upward).toEqual([])
})

test('a room imports what the table gives it, and nothing else', async () => {
  const probes = rooms.flatMap(probesOf)
  const files = probes.map(({ file, imports }) => [file, imports.map(({ line }) => line)])
  const refused = await forbiddenLines(config, Object.fromEntries(files))
  const wrong = probes.flatMap(({ file, imports }) =>
    imports
      .filter(({ line, passes }) => refused[file]?.includes(line) === passes)
      .map(({ line, passes }) => `${file}: ${line} ${passes ? 'is refused' : 'passes'}`),
  )
  expect(wrong).toEqual([])
})

test('the fences stand where the map says, however something is imported', async () => {
  const refused = {
    'apps/web/src/features/receipts/list/refused.tsx': [
      "import { tripsQuery } from '#features/trips/data/trips.ts'",
      "import type { Trip } from '#features/trips/data/trips.ts'",
      "export * from '#features/trips/data/trips.ts'",
      "const page = await import('#pages/home.tsx')",
      "import '#app/shell.tsx'",
      "import 'node:fs'",
      "import '@quittance/server/test/free-port'",
      "import '@quittance/receipt-reader'",
    ],
    'apps/web/src/features/receipts/refused.test.tsx': ["import '#features/trips/data/trips.ts'"],
    'apps/web/src/ui/refused.tsx': ["import '#lib/api/request.ts'", "import '#features/auth/a.ts'"],
    'apps/web/src/pages/refused.tsx': ["import '#lib/api/request.ts'", "import '#app/shell.tsx'"],
    'apps/server/src/db/refused.ts': [
      "import type { MailMessage } from '#mail/mail.ts'",
      "import type { Subscription } from '#payments/payments.ts'",
      "import '#http/app-error.ts'",
      "import '@quittance/receipt-reader'",
    ],
    'apps/server/src/features/trips/refused.ts': [
      "import '#features/receipts/save-receipt.ts'",
      "import '#adapters/storage/disk.ts'",
      "import '#jobs/jobs.ts'",
      "import '#app.ts'",
      "import '../receipts/save-receipt.ts'",
    ],
    'apps/server/src/app.ts': ["import '#adapters/storage/disk.ts'", "import './main.ts'"],
    'packages/contract/src/refused.ts': ["import 'pg'", "import 'node:fs'", "import '../a.ts'"],
    'packages/receipt-reader/src/fields/refused.ts': ["import 'sharp'", "import 'node:fs'"],
    'packages/receipt-reader/src/runtime/browser/refused.ts': [
      "import 'sharp'",
      "import 'node:fs'",
      "import '#runtime/node/onnx.ts'",
      "import 'zod'",
    ],
    'packages/receipt-reader/src/pool/refused.ts': ["import 'fastify'", "import 'pg'"],
  }
  const passed = {
    'apps/web/src/features/receipts/list/passed.tsx': [
      "import '#features/receipts/form/receipt-form.tsx'",
      "import '#lib/api/request.ts'",
      "import '#ui/button.tsx'",
      "import '@quittance/contract/receipts'",
      "import 'react'",
    ],
    'apps/web/src/features/receipts/passed.test.tsx': ["import '#test/calls.tsx'"],
    'apps/server/src/main.ts': ["import '#adapters/storage/disk.ts'", "import '#app.ts'"],
    'apps/server/src/mail/passed.test.ts': ["import '#adapters/storage/disk.ts'"],
    'apps/server/src/features/trips/passed.ts': ["import '#db/trips.ts'", "import './a.ts'"],
    'packages/contract/src/passed.ts': ["import 'zod'", "import './money.ts'"],
  }
  const found = await forbiddenLines(config, { ...refused, ...passed })
  const nothing = Object.fromEntries(Object.keys(passed).map((file) => [file, []]))
  expect(found).toEqual({ ...refused, ...nothing })
})
