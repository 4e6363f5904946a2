import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { OxlintConfig } from 'oxlint'

const linter = join(import.meta.dirname, '../node_modules/oxlint/bin/oxlint')

type Report = {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
}

/** Lints files that exist only for this, all in one run; returns the lines of each that import what they may not. */
export async function forbiddenLines(config: OxlintConfig, files: Record<string, string[]>) {
  const folder = await mkdtemp(join(tmpdir(), 'quittance-fences-'))
  try {
    await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config))
    await Promise.all(
      Object.entries(files).map(([file, lines]) => write(join(folder, file), lines)),
    )
    const { diagnostics } = await lint(folder)
    const found = new Set(
      diagnostics
        .filter(({ code }) => code === 'eslint(no-restricted-imports)')
        .map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`),
    )
    return Object.fromEntries(
      Object.entries(files).map(([file, lines]) => [
        file,
        lines.filter((_, index) => found.has(`${file}:${index + 1}`)),
      ]),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function write(file: string, lines: string[]) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, lines.join('\n'))
}

async function lint(folder: string): Promise<Report> {
  const child = spawn(process.execPath, [linter, '--format=json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(await text(child.stdout))
}
