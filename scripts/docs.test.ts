import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedFiles } from './docs.ts'

test.each(Object.entries(await generatedFiles()))(
  '%s lists every setting as the code has it',
  async (path, text) => {
    expect(text).toContain('READER_API_KEY')
    expect(await readFile(join(import.meta.dirname, '..', path), 'utf8')).toBe(text)
  },
)
