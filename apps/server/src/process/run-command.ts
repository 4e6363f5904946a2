import { StartupError } from '#startup-error.ts'

/** A problem that the user can fix is one line and exit code 1; anything else keeps its stack. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.info(await command())
  } catch (error) {
    console.error(error instanceof StartupError ? `Quittance: ${error.message}` : error)
    process.exitCode = 1
  }
}
