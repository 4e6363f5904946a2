// Updates the parts of the docs that are generated from code.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentedSettings } from '../apps/server/src/settings.ts'

const page = join(import.meta.dirname, '../docs/operations.md')
const rows = documentedSettings().map(
  ({ name, defaultText, meaning }) => `| \`${name}\` | ${defaultText} | ${meaning} |`,
)
const table = ['| name | default | meaning |', '|---|---|---|', ...rows].join('\n')
const text = await readFile(page, 'utf8')
await writeFile(
  page,
  text.replace(
    /<!-- settings -->[\s\S]*<!-- \/settings -->/,
    `<!-- settings -->\n${table}\n<!-- /settings -->`,
  ),
)
