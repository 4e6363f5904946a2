import type { Db } from '#db/connect.ts'
import type { SessionCookie } from '#http/session.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { PhotoComparer } from '#receipts/photo-comparer.ts'
import type { Signing } from '#record/seal-keys.ts'
import type { Storage } from '#storage/storage.ts'
import type { ReportLinks } from './links/report-links.ts'

export type ReportsDeps = {
  db: Db
  storage: Storage
  comparer: PhotoComparer
  links: ReportLinks
  signing: Signing
  cookie: SessionCookie
  mailer: Pick<Mailer, 'deliverNow' | 'flush'>
}
