import type { Category } from '@quittance/contract/categories'
import { and, eq } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { vendorMemory } from './schema.ts'

/** The last name and category a user saved for a vendor that was read like this. */
export async function rememberVendor(
  db: Db,
  userId: number,
  read: string,
  { vendor, category }: { vendor: string; category: Category },
) {
  const readAs = lettersOf(read)
  if (!readAs) return
  await db
    .insert(vendorMemory)
    .values({ userId, readAs, vendor, category })
    .onConflictDoUpdate({
      target: [vendorMemory.userId, vendorMemory.readAs],
      set: { vendor, category },
    })
}

/** When a saved vendor gets another name or category, so does whatever is read as that vendor. */
export async function renameVendor(
  db: Db,
  userId: number,
  saved: string,
  { vendor, category }: { vendor: string; category: Category },
) {
  await db
    .update(vendorMemory)
    .set({ vendor, category })
    .where(and(eq(vendorMemory.userId, userId), eq(vendorMemory.vendor, saved)))
  await rememberVendor(db, userId, saved, { vendor, category })
}

export async function listVendors(db: Db, userId: number) {
  return db
    .select({
      readAs: vendorMemory.readAs,
      vendor: vendorMemory.vendor,
      category: vendorMemory.category,
    })
    .from(vendorMemory)
    .where(eq(vendorMemory.userId, userId))
    .orderBy(vendorMemory.readAs)
}

export async function recallVendor(db: Db, userId: number, read: string) {
  const readAs = lettersOf(read)
  if (!readAs) return undefined
  const [row] = await db
    .select({ vendor: vendorMemory.vendor, category: vendorMemory.category })
    .from(vendorMemory)
    .where(and(eq(vendorMemory.userId, userId), eq(vendorMemory.readAs, readAs)))
  return row
}

/** What is left when case, accents, spaces and punctuation are read differently. */
function lettersOf(text: string) {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .slice(0, 300)
}
