import { spawnSync } from 'node:child_process'

/** Where everything is checked a program must be there; elsewhere its tests are left out without it, with a word. */
export function isLeftOut(program: string): boolean {
  if (process.env['CI'] || spawnSync(program, ['--version']).error === undefined) return false
  console.info(`${program} is not installed: nothing of it is opened.`)
  return true
}
