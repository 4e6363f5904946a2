import { readSettings } from '#settings.ts'
import { StartupError } from '#startup-error.ts'

export function problemOf(env: NodeJS.ProcessEnv) {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof StartupError) return error.message
    throw error
  }
  throw new Error('These settings were accepted.')
}
