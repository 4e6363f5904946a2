import type { BackupTable } from './manifest.ts'

/** `12 rows of 8 tables (receipts 5, trips 3 …) and 7 files` */
export function describeBackup({
  tables,
  files,
}: {
  tables: BackupTable[]
  files: number
}): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const filled = tables.filter((table) => table.rows > 0)
  const list = filled.map((table) => `${table.name} ${table.rows}`).join(', ')
  return `${rows} rows of ${tables.length} tables (${list}) and ${files} files`
}
