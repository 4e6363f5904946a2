import { StartupError } from '#startup-error.ts'

/** What a user can mend is one line and exit code 1; anything else keeps its stack. */
export async function runCommand(command: () => Promise<void>) {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof StartupError ? `Quittance: ${error.message}` : error)
    process.exitCode = 1
  }
}
