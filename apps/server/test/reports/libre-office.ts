import { execFile, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readXlsx, type Workbook } from 'hucre'

const program = 'soffice'

/** Required in CI, so that nothing is skipped unnoticed. */
export const isLibreOfficeLeftOut =
  !process.env['CI'] && spawnSync(program, ['--version']).error !== undefined

/** Recalculates every formula on opening, ignoring cached values. */
const alwaysCompute = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`

/** The workbooks as LibreOffice computes and saves them, by the same names. */
export async function recalculate<Name extends string>(
  workbooks: Record<Name, Buffer>,
): Promise<Record<Name, Workbook>> {
  const folder = await mkdtemp(join(tmpdir(), 'quittance-soffice-'))
  const names = Object.keys(workbooks) as Name[]
  try {
    await mkdir(join(folder, 'profile/user'), { recursive: true })
    await writeFile(join(folder, 'profile/user/registrymodifications.xcu'), alwaysCompute)
    const files = names.map((name) => join(folder, `${name}.xlsx`))
    for (const name of names) await writeFile(join(folder, `${name}.xlsx`), workbooks[name])
    await promisify(execFile)(program, [
      '--headless',
      `-env:UserInstallation=file://${folder}/profile`,
      '--convert-to',
      'xlsx:Calc MS Excel 2007 XML',
      '--outdir',
      join(folder, 'out'),
      ...files,
    ])
    const computed = names.map(async (name) => {
      const content = await readFile(join(folder, 'out', `${name}.xlsx`))
      return [name, await readXlsx(content)] as const
    })
    return Object.fromEntries(await Promise.all(computed)) as Record<Name, Workbook>
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
