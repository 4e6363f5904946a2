import type { Db } from './connect.ts'

/**
 * For a statement that runs on nearly every request: put into words once, and parsed once by each
 * connection, which knows it by its name. Inside a transaction it is put into words anew.
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
