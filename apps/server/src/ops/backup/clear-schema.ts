import type { Pool } from 'pg'
import { StartupError } from '#startup-error.ts'

/** Rejects a database that contains any user data. */
export async function requireUnusedDatabase(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ tables: number; isOurs: boolean; hasUsers: boolean }>(`
    SELECT
      (SELECT count(*)::int FROM pg_tables WHERE schemaname = current_schema()) AS tables,
      to_regclass('migrations') IS NOT NULL AS "isOurs",
      to_regclass('users') IS NOT NULL AS "hasUsers"`)
  const found = rows[0]
  if (found?.hasUsers) {
    const users = await pool.query('SELECT 1 FROM users LIMIT 1')
    if (users.rowCount === 0) return
  } else if (found?.isOurs || found?.tables === 0) return
  throw new StartupError(
    'The database is not empty. A backup can only be restored into an empty database: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
  )
}

/** Drops all tables: an unused database may have a newer schema than the backup. */
export async function clearSchema(pool: Pool): Promise<void> {
  await pool.query(dropOurs)
}

const dropOurs = `
  DO $$
  DECLARE item record;
  BEGIN
    FOR item IN SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() LOOP
      EXECUTE format('DROP TABLE %I CASCADE', item.name);
    END LOOP;
    FOR item IN
      SELECT t.typname AS name FROM pg_type t
      JOIN pg_namespace n ON n.oid = t.typnamespace AND n.nspname = current_schema()
      WHERE t.typtype = 'e'
    LOOP
      EXECUTE format('DROP TYPE %I CASCADE', item.name);
    END LOOP;
  END $$`
