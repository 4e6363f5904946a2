import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { connectTo, type FilledServer, register } from '#api/filled-server.ts'
import { imageSizes } from './trip-on-disk.ts'

export type Links = Record<'pdf' | 'excel' | 'zip', string>

const email = 'photos@example.com'

/** Creates a finalized trip with a photo for every receipt; returns the links to its files. */
export async function addPhotoTrip(
  { url, dataDir }: FilledServer,
  photos: { folder: string; count: number },
): Promise<Links> {
  const cookie = await register(url, email)
  await mkdir(join(dataDir, 'files'), { recursive: true })
  await symlink(photos.folder, join(dataDir, 'files/photos'))
  const tripId = await insertTrip(dataDir, await imageSizes(photos.folder, photos.count))
  const response = await fetch(`${url}/api/trips/${tripId}/download`, {
    method: 'POST',
    headers: { cookie },
  })
  const { download } = (await response.json()) as { download: Links }
  return download
}

async function insertTrip(dataDir: string, sizes: number[]) {
  const pool = connectTo(dataDir)
  const { rows } = await pool.query<{ id: number }>(
    `insert into trips (user_id, name, start_date, end_date, currency, status)
     select id, 'Bench', '2025-01-01', '2025-02-09', 'EUR', 'finalized' from users where email = $1
     returning id`,
    [email],
  )
  const tripId = rows[0]?.id ?? 0
  await pool.query(
    `insert into receipts (trip_id, user_id, vendor, date, amount_minor, currency, category, notes, items,
       image_key, image_bytes)
     select t.id, t.user_id, 'Café Nero & Söhne ' || n, date '2025-01-01' + n::int / 50 % 40, 100 + n * 37 % 90000,
       (array['EUR','GBP','USD'])[1 + n % 3], (array['food','transport','coffee','accommodation'])[1 + n % 4],
       case when n % 5 = 0 then 'A note of some length for receipt ' || n end,
       jsonb_build_array(jsonb_build_object('name', 'Item of ' || n, 'quantity', 1, 'price', '4.20')),
       'photos/' || n || '.jpg', size
     from trips t, unnest($2::int[]) with ordinality as photo(size, n) where t.id = $1`,
    [tripId, sizes],
  )
  await pool.query('analyze')
  await pool.end()
  return tripId
}
