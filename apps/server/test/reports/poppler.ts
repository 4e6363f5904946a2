import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'

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
      attached: await tell('pdfdetach', '-list'),
      files: await detach(file, folder),
      metadata: await tell('pdfinfo', '-meta'),
      objects: await readObjects(file),
      ends: await findEnds(file, folder),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The attached files, in the order of the list. */
async function detach(file: string, folder: string) {
  const to = await mkdtemp(join(folder, 'attached-'))
  await run('pdfdetach', ['-saveall', '-o', to, file])
  const names = (await readdir(to)).toSorted()
  return Promise.all(names.map((name) => readFile(join(to, name))))
}

/** Every dictionary of the file, after qpdf has found no error in it. */
async function readObjects(file: string): Promise<Record<string, unknown>[]> {
  await run('qpdf', ['--check', file])
  const options = { maxBuffer: 100_000_000 }
  const { stdout } = await run('qpdf', ['--json', '--json-key=qpdf', file], options)
  const [, objects] = JSON.parse(stdout).qpdf
  return Object.values<{ value?: object; stream?: { dict: object } }>(objects).map(
    ({ value, stream }) => ({ ...(stream?.dict ?? value) }),
  )
}

/** How far down each page is used, as a share of its height, above the page number. */
async function findEnds(file: string, folder: string) {
  await run('pdftoppm', ['-r', '20', '-gray', '-png', file, join(folder, 'page')])
  const names = (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const { data, info } = await sharp(join(folder, name))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const last = Math.floor(info.height * 0.93)
      const used = data.subarray(0, last * info.width * info.channels)
      return used.findLastIndex((shade) => shade < 240) / data.length
    }),
  )
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
