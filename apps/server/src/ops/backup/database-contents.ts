import { type ClientBase, escapeIdentifier } from 'pg'
import type { BackupSequence, BackupTable } from './manifest.ts'

type Columns = Omit<BackupTable, 'rows'>

/** Every table of ours with its stored columns, not the generated ones. */
export async function listTables(client: ClientBase): Promise<Columns[]> {
  const { rows } = await client.query<Columns>(`
    SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = current_schema()
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
      AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND c.relname <> 'migrations'
    GROUP BY c.relname
    ORDER BY c.relname`)
  return rows
}

export async function countRows(client: ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `SELECT count(*) FROM ${escapeIdentifier(table)}`,
  )
  return Number(rows[0]?.count)
}

export async function listSequences(client: ClientBase): Promise<BackupSequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    'SELECT sequencename::text AS name FROM pg_sequences WHERE schemaname = current_schema() ORDER BY 1',
  )
  const sequences: BackupSequence[] = []
  for (const { name } of names) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${escapeIdentifier(name)}`,
    )
    for (const state of rows) sequences.push({ name, ...state })
  }
  return sequences
}

/** `"trips" ("id", "name")`, as COPY needs it: by name, so that the column order may differ. */
export function copyTarget({ name, columns }: Columns): string {
  return `${escapeIdentifier(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`
}
