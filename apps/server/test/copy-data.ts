import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Keeps the owners: PostgreSQL runs as another user where the tests run as root. */
export async function copyData(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to])
}
