import { readSettings } from '#settings.ts'
import { StartupError } from '#startup-error.ts'

/** The line with which these settings stop the start. */
export function problemOf(env: NodeJS.ProcessEnv) {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof StartupError) return error.message
    throw error
  }
  throw new Error('These settings were accepted.')
}
