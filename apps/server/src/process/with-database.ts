import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connectDatabase, type Database } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import type { Settings } from '#settings.ts'
import { StartupError } from '#startup-error.ts'

/** For a command, whether or not a server is running. */
export async function withDatabase(
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  applicationName: string,
  work: (database: Database) => Promise<string>,
  { mayBeNew = false, isReadOnly = false } = {},
): Promise<string> {
  if (!mayBeNew && !databaseUrl && !existsSync(join(dataDir, 'postgres'))) {
    throw new StartupError(
      `There is no database in ${dataDir}. Set DATA_DIR to the server's folder.`,
    )
  }
  const database = await connectDatabase({ databaseUrl, dataDir, applicationName })
  try {
    if (!isReadOnly) await migrate(database.pool)
    return await work(database)
  } finally {
    await database.close()
  }
}
