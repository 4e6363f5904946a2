import type { InboxItem } from '@quittance/contract/inbound'
import type { listInboxItems } from './inbound-mails.queries.ts'

type Waiting = Awaited<ReturnType<typeof listInboxItems>>[number]

export function mapInboxItem({ upload, mail, document }: Waiting): InboxItem {
  const unshown = document?.enclosures.filter(({ pages }) => pages === null) ?? []
  return {
    id: upload.id,
    receivedAt: (mail?.receivedAt ?? upload.createdAt).toISOString(),
    sender: mail?.sender ?? '',
    subject: mail?.subject ?? '',
    kind: document?.kind ?? (upload.problem ? 'other' : 'photo'),
    name: upload.name ?? document?.name ?? '',
    bytes: document?.originalBytes ?? upload.imageBytes ?? 0,
    sha256: document?.sha256 ?? upload.photoHash,
    pages: pagesOf({ upload, document }),
    ...(unshown.length > 0 && { enclosed: unshown.map(({ name }) => name) }),
    reading: upload.reading,
    problem: upload.problem,
  }
}

function pagesOf({ upload, document }: Pick<Waiting, 'upload' | 'document'>) {
  const { firstPage: first, lastPage: last } = upload
  if (!document || first === null || last === null) return null
  return { first, last, count: document.pageCount }
}
