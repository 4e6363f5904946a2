import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const anyProgram = 'pdfinfo'

/** Required before a change is merged; elsewhere its tests are skipped without it. */
export const isPopplerLeftOut =
  !process.env['CI'] && spawnSync(anyProgram, ['-v']).error !== undefined

/** A PDF as poppler's programs see it, independent of the library that made it. */
export async function lookWithPoppler(pdf: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'quittance-pdf-'))
  const file = join(folder, 'report.pdf')
  await writeFile(file, pdf)

  async function tell(program: string, ...options: string[]) {
    const { stdout, stderr } = await run(program, [...options, file])
    if (stderr) throw new Error(`${program}: ${stderr}`)
    return stdout
  }

  try {
    return {
      info: await tell('pdfinfo'),
      structure: await tell('pdfinfo', '-struct-text'),
      fonts: tableRows(await tell('pdffonts')),
      images: tableRows(await tell('pdfimages', '-list')),
      pages: await readPages(file),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Below the line under the titles. */
function tableRows(text: string) {
  return text.trimEnd().split('\n').slice(2)
}

async function readPages(file: string) {
  const { stdout } = await run('pdftotext', ['-layout', file, '-'])
  return stdout
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replace(/\s+/g, ' '))
}
