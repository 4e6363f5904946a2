import { StartupError } from '#startup-error.ts'
import { describeError } from './describe-error.ts'

/** A problem that the user can fix is one line and exit code 1; anything else keeps its stack. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  // Node's own last words would hold all that an error carries.
  process.on('uncaughtException', (error) => {
    complain(error)
    process.exit(1)
  })
  try {
    console.info(await command())
  } catch (error) {
    complain(error)
    process.exitCode = 1
  }
}

function complain(error: unknown) {
  console.error(
    error instanceof StartupError ? `Quittance: ${error.message}` : describeError(error),
  )
}
