import { once } from 'node:events'
import { startOwnPostgres } from '#db/own-postgres/own-postgres.ts'
import { StartupError } from '#startup-error.ts'

// Run as a separate process: `node run-own-postgres.ts <dataDir>`; stops when its input ends.
try {
  const { connection, wasRunning, stop } = await startOwnPostgres(process.argv[2] ?? '')
  process.stdout.write(`${JSON.stringify({ connection, wasRunning })}\n`)
  process.stdin.resume()
  await once(process.stdin, 'end')
  await stop()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stdout.write(`${JSON.stringify({ problem: error.message })}\n`)
}
