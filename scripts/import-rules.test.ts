import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import config from '../oxlint.config.ts'

const linter = join(import.meta.dirname, '../node_modules/oxlint/bin/oxlint')

const forbidden: Record<string, string[]> = {
  'apps/web/src/features/receipts/list/a.tsx': [
    "import { trips } from '#features/trips/data/trips.ts'",
    "import type { Trip } from '#features/trips/data/trips.ts'",
    "export * from '#features/trips/data/trips.ts'",
    "const page = await import('#pages/home.tsx')",
    "import 'node:fs'",
    "import '@quittance/receipt-reader'",
  ],
  'apps/web/src/features/receipts/a.test.tsx': ["import '#features/trips/data/trips.ts'"],
  'apps/web/src/ui/a.tsx': ["import '#lib/api/request.ts'", "import '../lib/api/request.ts'"],
  'apps/server/src/db/a.ts': ["import '#http/app-error.ts'", "import '@quittance/web'"],
  'apps/server/src/app.ts': ["import './main.ts'"],
  'apps/server/src/not-in-the-table/a.ts': ["import '#db/trips.ts'"],
  'packages/contract/src/a.ts': ["import 'pg'", "import 'node:fs'"],
  'packages/receipt-reader/src/fields/a.ts': ["import 'sharp'", "import '#runtime/node/onnx.ts'"],
}
const allowed: Record<string, string[]> = {
  'apps/web/src/features/receipts/list/b.tsx': [
    "import '#features/receipts/form/receipt-form.tsx'",
    "import '#lib/api/request.ts'",
    "import '@quittance/contract/receipts'",
    "import 'react'",
    "import './row.tsx'",
  ],
  'apps/web/src/features/receipts/b.test.tsx': ["import '#test/calls.tsx'"],
  'apps/server/src/main.ts': ["import '#app.ts'", "import './app.ts'", "import 'node:fs'"],
  'packages/contract/src/b.ts': ["import 'zod'", "import './money.ts'"],
}

test('the linter refuses every import that the table does not allow', async () => {
  const files = { ...forbidden, ...allowed }
  const folder = await mkdtemp(join(tmpdir(), 'quittance-import-rules-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  for (const [file, lines] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), lines.join('\n'))
  }
  const { stdout } = spawnSync(process.execPath, [linter, '--format=json'], { cwd: folder })
  const { diagnostics } = JSON.parse(stdout.toString()) as { diagnostics: Diagnostic[] }
  const refused = diagnostics
    .filter(({ code }) => code === 'eslint(no-restricted-imports)')
    .map(({ filename, labels: [at] }) => `${filename}: ${files[filename]?.[at.span.line - 1]}`)
  const expected = Object.entries(forbidden).flatMap(([file, lines]) =>
    lines.map((line) => `${file}: ${line}`),
  )
  expect(refused.toSorted()).toEqual(expected.toSorted())
})

type Diagnostic = { code: string; filename: string; labels: [{ span: { line: number } }] }
