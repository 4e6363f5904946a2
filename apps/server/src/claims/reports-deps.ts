import type { Db } from '#db/connect.ts'
import type { SessionCookie } from '#http/session.ts'
import type { Storage } from '#storage/storage.ts'
import type { ReportLinks } from './links/report-links.ts'

export type ReportsDeps = {
  db: Db
  storage: Storage
  links: ReportLinks
  cookie: SessionCookie
}
