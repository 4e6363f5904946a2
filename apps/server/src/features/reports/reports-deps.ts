import type { Db } from '#db/connect.ts'
import type { SessionCookie } from '#http/session.ts'
import type { ReportLinks } from '#reports/links/report-links.ts'
import type { Storage } from '#storage/storage.ts'

export type ReportsDeps = {
  db: Db
  storage: Storage
  links: ReportLinks
  cookie: SessionCookie
}
