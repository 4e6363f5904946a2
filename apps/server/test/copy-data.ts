import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** With its owners: PostgreSQL runs as somebody else where the tests run as root. */
export async function copyData(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to])
}
