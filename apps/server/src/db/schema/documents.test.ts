import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'

const database = await createTestDatabase()
const document = '00000000-0000-4000-8000-000000000001'

await database.pool.query(`
    INSERT INTO users (email, password_hash, first_name, last_name)
    VALUES ('ada@example.com', 'hash', 'Ada', 'Byron'), ('mia@example.com', 'hash', 'Mia', 'Berg');
    INSERT INTO trips (user_id, name, start_date, currency, status)
    VALUES (1, 'Oslo', '2026-10-02', 'EUR', 'active'), (2, 'Rome', '2026-10-02', 'EUR', 'active');
    INSERT INTO documents (id, user_id, kind, name, original_key, original_bytes, sha256, page_count, stored_bytes)
    VALUES ('${document}', 1, 'pdf', 'bill.pdf', '1/a.pdf', 100, repeat('a', 64), 3, 400)`)

function addReceipt(userId: number, pages: string) {
  return database.pool.query(`
    INSERT INTO receipts (trip_id, user_id, vendor, date, amount_minor, currency, category, document_id, first_page, last_page)
    VALUES (${userId}, ${userId}, 'Hotel', '2026-10-03', 100, 'EUR', 'other', '${document}', ${pages})`)
}

function addUpload(columns: string, values: string) {
  return database.pool.query(`INSERT INTO uploads (user_id, ${columns}) VALUES (1, ${values})`)
}

test('a receipt names pages of a document of its own user, both ends or none, and the document stays', async () => {
  await addReceipt(1, '2, 3')
  await expect(addReceipt(2, '1, 1')).rejects.toThrow('receipts_document')
  for (const pages of ['2, 1', '0, 1', '1, 31', '1, NULL', 'NULL, NULL']) {
    await expect(addReceipt(1, pages)).rejects.toThrow('receipts_pages')
  }
  const deleting = database.pool.query(`DELETE FROM documents WHERE id = '${document}'`)
  await expect(deleting).rejects.toThrow('receipts_document')
})

test('what an older server keeps is kept for a day', async () => {
  await addUpload('image_key, thumbnail_key, image_bytes', `'1/b.jpg', '1/b-small.jpg', 5`)
  const { rows } = await database.pool.query(
    `SELECT kept_until = created_at + interval '1 day' AS "isADay" FROM uploads`,
  )
  expect(rows).toEqual([{ isADay: true }])
})

test('what waits has a picture, or a problem and none', async () => {
  await addUpload('name, problem', `'all.zip', 'zip'`)
  await expect(addUpload('name', `'all.zip'`)).rejects.toThrow('uploads_picture')
  await expect(addUpload('image_key, problem', `'1/c.jpg', 'zip'`)).rejects.toThrow(
    'uploads_picture',
  )
})

test('one mail comes once to a user, and may come to another', async () => {
  const add = (userId: number) =>
    database.pool.query(
      `INSERT INTO arrivals (user_id, message_key, state) VALUES (${userId}, repeat('b', 64), 'received')`,
    )
  await add(1)
  await add(2)
  await expect(add(1)).rejects.toThrow('arrivals_once')
})

test('with its user goes everything', async () => {
  await addUpload(
    'image_key, thumbnail_key, image_bytes, document_id, first_page, last_page',
    `'1/d.jpg', '1/d-small.jpg', 5, '${document}', 1, 1`,
  )
  await database.pool.query(`
    INSERT INTO document_pages VALUES ('${document}', 1, '1/d.jpg', 5, 10, 10);
    INSERT INTO inbound_addresses (user_id, token) VALUES (1, 'abc');
    DELETE FROM users WHERE id = 1`)
  const tables = ['receipts', 'uploads', 'documents', 'document_pages', 'inbound_addresses']
  const left = tables.map((table) => database.pool.query(`SELECT '${table}' FROM ${table}`))
  expect((await Promise.all(left)).flatMap(({ rows }) => rows)).toEqual([])
})
