import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { extract } from 'tar'
import { expect, test } from 'vitest'
import { newFolder } from '#test/at-end.ts'
import { createTestDatabase } from '#test/database.ts'
import { parseManifest } from './manifest.ts'
import { restoreTables } from './restore-tables.ts'
import { writeBackup } from './write-backup.ts'

const schema = `
  CREATE TABLE migrations (name text PRIMARY KEY);
  CREATE TYPE mood AS ENUM ('glad', 'sad');
  CREATE TABLE teams (id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY, leader integer NOT NULL);
  CREATE TABLE people (
    id integer PRIMARY KEY, team integer NOT NULL REFERENCES teams, boss integer REFERENCES people,
    "Mood" mood, shout text GENERATED ALWAYS AS (upper('p' || id)) STORED);
  ALTER TABLE teams ADD CONSTRAINT leader FOREIGN KEY (leader) REFERENCES people DEFERRABLE INITIALLY DEFERRED;`

test('tables that refer to each other in a circle come back', async () => {
  const folder = await newFolder()
  const source = await createTestDatabase({ isEmpty: true })
  const target = await createTestDatabase({ isEmpty: true })
  await source.pool.query(schema)
  await source.pool.query(`
    BEGIN; INSERT INTO migrations VALUES ('0000_test');
    INSERT INTO teams (leader) VALUES (7);
    INSERT INTO people VALUES (7, 1, 8, 'glad'), (8, 1, NULL, NULL); COMMIT`)
  await writeBackup(source.pool, folder, join(folder, 'archive'))
  await extract({ file: join(folder, 'archive'), cwd: folder })
  const manifest = parseManifest(await readFile(join(folder, 'manifest.json'), 'utf8'))

  await target.pool.query(schema)
  const client = await target.pool.connect()
  await client.query('BEGIN')
  await restoreTables(client, manifest, folder)
  await client.query('COMMIT')
  client.release()

  for (const table of ['teams', 'people']) {
    const all = `SELECT * FROM ${table} ORDER BY id`
    expect((await target.pool.query(all)).rows).toEqual((await source.pool.query(all)).rows)
  }
  const keys = `SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'f' ORDER BY 1`
  expect((await target.pool.query(keys)).rows).toEqual((await source.pool.query(keys)).rows)
  await expect(target.pool.query('DELETE FROM people WHERE id = 8')).rejects.toThrow('foreign key')
})
