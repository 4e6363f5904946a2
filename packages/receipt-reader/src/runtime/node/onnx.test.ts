import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('onnxruntime stores no identifier and no events to report', () => {
  const home = mkdtempSync(join(tmpdir(), 'home-'))
  const code = `
    const { loadChooser } = await import('${import.meta.resolve('./load-models.ts')}')
    await loadChooser()`
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { env: { HOME: home } })
  expect(readdirSync(home)).toEqual([])
  rmSync(home, { recursive: true })
})
