import { StartupError } from '#startup-error.ts'
import { describeError } from './describe-error.ts'

/** Prints a problem the operator can fix as one line; any other error keeps its stack. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  // Node's own message would contain everything that the error carries.
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
