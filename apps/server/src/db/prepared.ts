import type { Db } from './connect.ts'

/**
 * For a statement that runs on nearly every request: built once, and parsed once per connection,
 * which caches it by name. In a transaction it is built again.
 */
export function prepared<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const statements = new WeakMap<Db, Statement>()
  return (db) => {
    const known = statements.get(db)
    if (known) return known
    const statement = prepare(db)
    statements.set(db, statement)
    return statement
  }
}
