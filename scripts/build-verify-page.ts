import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'

const record = join(import.meta.dirname, '../packages/record/src')

/** `verify.html`: one file that runs its own script and style, and cannot use the network. */
export async function buildVerifyPage(): Promise<string> {
  const page = await readFile(join(record, 'verify-page.html'), 'utf8')
  const code = await bundlePage()
  const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? ''
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(code)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return page
    .replace('__POLICY__', () => policy)
    .replace('<script></script>', () => `<script>${code}</script>`)
}

async function bundlePage() {
  const bundle = await rolldown({
    input: join(record, 'verify-page.ts'),
    platform: 'browser',
    logLevel: 'warn',
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  const { code } = output[0]
  if (code.includes('</script')) throw new Error('The script would end inside itself')
  return code
}

function hashOf(text: string) {
  return `sha256-${hash('sha256', text, 'base64')}`
}
