import type { Pool, PoolClient } from 'pg'

type Stored = { key: string; modifiedAt: Date }
export type LackingReceipt = { id: number; tripId: number; key: string }

const pageSize = 500

const lacking = `
  SELECT named.id, named.trip_id AS "tripId", named.key FROM (
    SELECT id, trip_id, image_key AS key FROM receipts
    UNION
    SELECT id, trip_id, thumbnail_key FROM receipts
    UNION
    SELECT receipts.id, trip_id, original_key FROM receipts
      JOIN documents ON documents.id = receipts.document_id
    UNION
    SELECT receipts.id, trip_id, enclosure ->> 'key' FROM receipts
      JOIN documents ON documents.id = receipts.document_id,
      jsonb_array_elements(enclosures) AS enclosure
    UNION
    SELECT receipts.id, trip_id, document_pages.image_key FROM receipts
      JOIN document_pages ON document_pages.document_id = receipts.document_id
        AND number BETWEEN first_page AND last_page
  ) named
  WHERE named.key IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM stored_keys WHERE stored_keys.key = named.key)
  ORDER BY named.id, named.key`

const unnamed = `
  SELECT key FROM stored_keys
  WHERE modified_at < now() - interval '1 hour'
    AND NOT EXISTS (SELECT 1 FROM receipts WHERE image_key = stored_keys.key)
    AND NOT EXISTS (SELECT 1 FROM receipts WHERE thumbnail_key = stored_keys.key)
    AND NOT EXISTS (SELECT 1 FROM uploads WHERE image_key = stored_keys.key)
    AND NOT EXISTS (SELECT 1 FROM uploads WHERE thumbnail_key = stored_keys.key)
    AND NOT EXISTS (SELECT 1 FROM documents WHERE original_key = stored_keys.key)
    AND NOT EXISTS (SELECT 1 FROM documents
      WHERE enclosures @> jsonb_build_array(jsonb_build_object('key', stored_keys.key)))
    AND NOT EXISTS (SELECT 1 FROM document_pages WHERE image_key = stored_keys.key)
    AND NOT EXISTS (SELECT 1 FROM arrivals WHERE raw_key = stored_keys.key)
    AND NOT EXISTS (SELECT 1 FROM claim_files WHERE claim_files.key = stored_keys.key)
  ORDER BY key`

export type StoredKeys = ReturnType<typeof compareOn>

/** Compares inside the database, so that any number of files and receipts fits in memory. */
export async function withStoredKeys<T>(
  pool: Pool,
  work: (stored: StoredKeys) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0')
    await client.query('CREATE TEMPORARY TABLE stored_keys (key text, modified_at timestamptz)')
    return await work(compareOn(client))
  } finally {
    // Closing the session drops the temporary table.
    client.release(true)
  }
}

function compareOn(client: PoolClient) {
  /** Page by page, with a cursor, which requires a transaction. */
  async function* pages<Row>(query: string): AsyncGenerator<Row[]> {
    await client.query('BEGIN')
    await client.query(`DECLARE found NO SCROLL CURSOR FOR ${query}`)
    for (;;) {
      const { rows } = await client.query(`FETCH ${pageSize} FROM found`)
      if (rows.length === 0) break
      yield rows as Row[]
    }
    await client.query('COMMIT')
  }

  return {
    async add(page: Stored[]) {
      await client.query(
        'INSERT INTO stored_keys SELECT * FROM unnest($1::text[], $2::timestamptz[])',
        [page.map(({ key }) => key), page.map(({ modifiedAt }) => modifiedAt)],
      )
    },
    lacking: () => pages<LackingReceipt>(lacking),
    /** Stored but unreferenced files; a younger one may belong to a receipt that is being saved. */
    unnamed: () => pages<{ key: string }>(unnamed),
  }
}
