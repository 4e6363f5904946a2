import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserOptions } from './browser-options.ts'

const userData = process.env.XDG_DATA_HOME ?? join(homedir(), '.local/share')
const fontFolders = ['/usr/share/fonts', '/usr/local/share/fonts', join(userData, 'fonts')]

/** The paths of these font files on this machine; undefined if any is missing. */
export async function findFonts(files: readonly string[]): Promise<string[] | undefined> {
  const installed = await Promise.all(fontFolders.map(listFiles))
  const found = files.map((file) => installed.flat().find((path) => path.endsWith(`/${file}`)))
  return found.every((path) => path !== undefined) ? found : undefined
}

/** A Chromium that has only these fonts. */
export async function launchWithFonts(paths: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'quittance-fonts-'))
  for (const [index, path] of paths.entries()) await copyFile(path, join(folder, `${index}.ttf`))
  const config = join(folder, 'fonts.conf')
  await writeFile(
    config,
    `<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`,
  )
  const env = { ...process.env, FONTCONFIG_FILE: config }
  const browser = await chromium.launch({ ...browserOptions, env })
  return {
    browser,
    async close() {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.map(({ parentPath, name }) => join(parentPath, name))
}
