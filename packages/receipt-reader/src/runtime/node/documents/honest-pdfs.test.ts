import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdfOf } from '@quittance/test-support/pdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawFolio } from '#test/pdfs.ts'
import { openPdf } from './pdf-document.ts'

const page = `<!doctype html><meta charset="utf-8"><style>th { background: #036; color: #fff }</style>
<h1>Hotel Seeblick GmbH</h1><p>Datum: 14.03.2025 <a href="https://example.com">example.com</a></p>
<table><tr><th>Leistung</th><th>Betrag</th></tr><tr><td>Übernachtung</td><td>387,00</td></tr></table>`

let folder: string
let folio: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'honest-'))
  folio = join(folder, 'folio.pdf')
  await writeFile(folio, await pdfOf(drawFolio))
  await writeFile(join(folder, 'page.html'), page)
})
afterAll(() => rm(folder, { recursive: true }))

async function madeBy(program: string, args: string[], file = 'made.pdf') {
  execFileSync(program, args, { cwd: folder, stdio: 'ignore' })
  return readFile(join(folder, file))
}

/** All that is told of its pages, whatever stands in one text and what in the next. */
async function wordsOf(pdf: Buffer) {
  const { pages } = await openPdf(pdf)
  return pages.flatMap(({ texts }) => texts ?? []).map(({ text }) => text)
}

const locked = ['--encrypt', '', 'owner']
const classic = ['--', '--object-streams=disable']

test.skipIf(isLeftOut('qpdf')).each([
  ['in the order of the web', ['--linearize']],
  ['with packed objects', ['--object-streams=generate', '--linearize']],
  ['with nothing packed', ['--qdf']],
  ['that forbids copying by AES of 256 bits', [...locked, '256', ...classic]],
  ['that forbids copying by AES of 128 bits', [...locked, '128', '--use-aes=y', ...classic]],
])('a PDF that qpdf wrote %s is opened', async (_, options) => {
  const pdf = await madeBy('qpdf', ['--allow-weak-crypto', ...options, folio, 'made.pdf'])
  expect(await wordsOf(pdf)).toContain('Hotel Seeblick GmbH')
})

test.skipIf(isLeftOut('gs')).each([
  ['plainly', []],
  ['for archives', ['-dPDFA=2']],
])('a PDF that Ghostscript wrote %s is opened', async (_, options) => {
  const args = ['-q', '-dNOPAUSE', '-dBATCH', ...options, '-sDEVICE=pdfwrite', '-o', 'made.pdf']
  expect(await wordsOf(await madeBy('gs', [...args, folio]))).toContain('Hotel Seeblick GmbH')
})

test.skipIf(isLeftOut('pdfunite'))('a PDF that poppler joined is opened', async () => {
  const words = await wordsOf(await madeBy('pdfunite', [folio, folio, 'made.pdf']))
  expect(words.filter((word) => word === 'Hotel Seeblick GmbH')).toHaveLength(2)
})

test.skipIf(isLeftOut('soffice'))('a PDF that LibreOffice wrote is opened', async () => {
  const profile = `-env:UserInstallation=file://${folder}/office`
  const args = ['--headless', profile, '--convert-to', 'pdf', 'page.html']
  const words = (await wordsOf(await madeBy('soffice', args, 'page.pdf'))).join(' ')
  expect(words).toMatch(/Datum: 14.03.2025.*387,00/)
})

test.skipIf(isLeftOut('chromium'))('a PDF that Chromium printed is opened', async () => {
  const options = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    `--user-data-dir=${folder}/chrome`,
  ]
  const args = [...options, '--print-to-pdf=made.pdf', `file://${folder}/page.html`]
  const words = (await wordsOf(await madeBy('chromium', args))).join(' ')
  expect(words).toMatch(/Hotel Seeblick GmbH.*Betrag.*387,00/)
})

/** Where everything is checked a program must be there; elsewhere its tests are left out without it, with a word. */
function isLeftOut(program: string): boolean {
  if (process.env['CI'] || spawnSync(program, ['--version']).error === undefined) return false
  console.info(`${program} is not installed: nothing of it is opened.`)
  return true
}
