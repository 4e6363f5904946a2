import type { Db } from '#db/connect.ts'
import type { SessionCookie } from '#http/session.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { Payments } from '#payments/payments.ts'
import type { PlanRules } from '#plans/plan-rules.ts'
import type { Storage } from '#storage/storage.ts'

export type AuthDeps = {
  db: Db
  mailer: Mailer
  storage: Storage
  payments: Payments | undefined
  planRules: PlanRules
  publicUrl: URL
  cookie: SessionCookie
}
