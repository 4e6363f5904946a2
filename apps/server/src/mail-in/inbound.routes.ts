import { type InboundAddress, type InboxItem, inboundEndpoints } from '@quittance/contract/inbound'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/connect.ts'
import type { SessionUser } from '#db/sessions.ts'
import { AppError } from '#http/app-error.ts'
import { mount } from '#http/mount.ts'
import { deleteUpload } from '#receipts/uploads.queries.ts'
import { removeStored } from '#storage/remove-stored.ts'
import type { Storage } from '#storage/storage.ts'
import { addressOf, createAddressToken } from './address.ts'
import {
  findOrCreateAddress,
  type InboundAddressRow,
  updateAddress,
} from './inbound-addresses.queries.ts'
import { listInboxItems, listRefusals } from './inbound-mails.queries.ts'

type Deps = {
  db: Db
  storage: Storage
  domain: string | undefined
}

export function registerInbound(app: FastifyInstance, { db, storage, domain }: Deps) {
  /** Created on first use, only for users with a verified address. */
  async function addressFor(user: SessionUser) {
    if (!domain) throw new AppError('NOT_FOUND', 'Email import is not set up on this server')
    if (!user.emailVerifiedAt) {
      throw new AppError(
        'EMAIL_NOT_VERIFIED',
        'Please verify your email address to send receipts by mail.',
      )
    }
    return { domain, row: await findOrCreateAddress(db, user.id, createAddressToken()) }
  }

  async function describe(row: InboundAddressRow, at: string): Promise<InboundAddress> {
    const refusals = await listRefusals(db, row.userId)
    return {
      address: addressOf(row.token, at),
      takesOthers: row.takesOthers,
      refusals: refusals.flatMap(({ receivedAt, sender, subject, reason }) =>
        reason ? [{ at: receivedAt.toISOString(), sender, subject, reason }] : [],
      ),
    }
  }

  mount(app, inboundEndpoints, {
    'GET /api/arrivals': async ({ user }) => (await listInboxItems(db, user.id)).map(mapInboxItem),

    'DELETE /api/arrivals/:id': async ({ user, params, request: { log } }) => {
      const keys = await deleteUpload(db, user.id, params.id)
      if (!keys) throw new AppError('NOT_FOUND', 'This receipt is no longer in the inbox')
      await removeStored({ db, storage, log }, keys)
      return { message: 'Discarded' }
    },

    'GET /api/inbound-address': async ({ user }) => {
      const { row, domain: at } = await addressFor(user)
      return describe(row, at)
    },

    'PUT /api/inbound-address': async ({ user, body }) => {
      const { domain: at } = await addressFor(user)
      const { takesOthers } = body
      return describe(await updateAddress(db, user.id, { takesOthers }), at)
    },

    'POST /api/inbound-address/renew': async ({ user }) => {
      const { domain: at } = await addressFor(user)
      const changes = { token: createAddressToken(), createdAt: new Date() }
      return describe(await updateAddress(db, user.id, changes), at)
    },
  })
}

type Waiting = Awaited<ReturnType<typeof listInboxItems>>[number]

function mapInboxItem({ upload, mail, document }: Waiting): InboxItem {
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
