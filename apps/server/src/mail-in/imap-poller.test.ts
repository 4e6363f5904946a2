import { stat } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inboundMails } from '#db/schema.ts'
import { readSettings } from '#settings.ts'
import { billPages, pdfOf } from '#test/documents.ts'
import { hasDovecot, startDovecot } from '#test/dovecot.ts'
import { createMailInApp, type MailInApp, mailDomain, newRecipient } from '#test/mail-in.ts'
import { storedKeys } from '#test/stored.ts'
import { createPostponed, pollMailbox, startImapPoller } from './imap-poller.ts'

const bill = await pdfOf(billPages(1))

/** Needs Debian's dovecot-imapd; skipped without it, except in CI. */
describe.skipIf(!hasDovecot)(
  'a mailbox at Dovecot (needs the Debian package dovecot-imapd)',
  () => {
    let dovecot: Awaited<ReturnType<typeof startDovecot>>
    let product: MailInApp
    let user: Awaited<ReturnType<typeof newRecipient>>
    beforeEach(async () => {
      dovecot = await startDovecot()
      product = await createMailInApp()
      user = await newRecipient(product)
    })
    afterEach(() => dovecot.close())

    function deps(receive = product.receive) {
      const env = { INBOUND_MAIL_DOMAIN: mailDomain, INBOUND_IMAP_URL: dovecot.url }
      const imap = readSettings(env).inbound?.imap
      if (!imap) throw new Error('There is a mailbox in these settings.')
      const { pool, uploadFolder, app } = product
      return { imap, domain: mailDomain, pool, uploadFolder, receive, log: app.log }
    }

    function mailOf({ id = '1', from = user.email, to = user.address, subject = 'Bill' } = {}) {
      return [
        `Return-Path: <${from}>`,
        `Delivered-To: everything@${mailDomain}`,
        `X-Original-To: ${to}`,
        `From: ${from}`,
        `To: Somebody <somebody@example.com>`,
        `Subject: ${subject}`,
        `Message-ID: <${id}@example.com>`,
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain',
        '',
        'See attached',
        '--b',
        'Content-Type: application/pdf; name=bill.pdf',
        'Content-Transfer-Encoding: base64',
        'Content-Disposition: attachment; filename=bill.pdf',
        '',
        bill.toString('base64').replace(/.{76}/g, '$&\r\n'),
        '--b--',
        '',
      ].join('\r\n')
    }

    test('what is unread is taken, byte for byte, marked as read, and left there', async () => {
      const mail = mailOf()
      await dovecot.deliver(mail)
      await pollMailbox(deps())
      expect(await dovecot.states()).toEqual({ seen: 1, unseen: 0 })
      const [row] = await product.db.select().from(inboundMails)
      expect((await product.storage.readWhole(row?.rawKey ?? '')).toString()).toBe(mail)
      await product.takeIn()
      expect(await user.inboxItems()).toMatchObject([{ kind: 'pdf', name: 'bill.pdf' }])
      await pollMailbox(deps())
      await product.takeIn()
      expect(await user.inboxItems()).toHaveLength(1)
    })

    test('Hole 21: killed between the row and the mark, the next one marks it and takes nothing twice', async () => {
      await dovecot.deliver(mailOf())
      const killed = deps(async (mail) => {
        await product.receive(mail)
        throw new Error('It was killed here.')
      })
      await expect(pollMailbox(killed)).rejects.toThrow('It was killed here.')
      expect(await dovecot.states()).toEqual({ seen: 0, unseen: 1 })
      expect(await product.db.$count(inboundMails)).toBe(1)
      await pollMailbox(deps())
      expect(await dovecot.states()).toEqual({ seen: 1, unseen: 0 })
      expect(await product.db.$count(inboundMails)).toBe(1)
      expect(await storedKeys(product.storage)).toHaveLength(1)
    })

    test('Hole 21: the same mail by SMTP and from the mailbox is one', async () => {
      const { email: from, address: to } = user
      await product.send({ from, to, text: 'x', messageId: '<both@example.com>' })
      await dovecot.deliver(mailOf({ id: 'both' }))
      await pollMailbox(deps())
      expect(await product.db.$count(inboundMails)).toBe(1)
      expect(await dovecot.states()).toEqual({ seen: 1, unseen: 0 })
    })

    test('mail for an unknown address is marked as read and dropped, a stranger is refused, too large is reported', async () => {
      await dovecot.deliver(mailOf({ id: '1', to: `abcdefghijkmnpqrstuv@${mailDomain}` }))
      await dovecot.deliver(mailOf({ id: '2', from: 'eve@example.org', subject: 'Look' }))
      await dovecot.deliver(`${mailOf({ id: '3', subject: 'Large' })}${'x'.repeat(40_000_000)}`)
      await pollMailbox(deps())
      expect(await dovecot.states()).toEqual({ seen: 3, unseen: 0 })
      const reasons = (await user.refusals()).map(({ reason, subject }) => `${subject}: ${reason}`)
      expect(reasons.toSorted()).toEqual(['Large: too-large', 'Look: stranger'])
    })

    test('Hole 27: of a mail with endless headers only the beginning is fetched, and its user is told', async () => {
      const mail = mailOf({ subject: 'Endless' })
      await dovecot.deliver(
        mail.replace('MIME-Version', `X-Filler: ${'x\r\n '.repeat(5_000_000)}\r\nMIME-Version`),
      )
      await dovecot.deliver(mailOf({ id: '2' }))
      const fetched: number[] = []
      await pollMailbox(
        deps(async (received) => {
          fetched.push((await stat(received.path)).size)
          return product.receive(received)
        }),
      )
      expect(fetched).toEqual([200_001, Buffer.byteLength(mailOf({ id: '2' }))])
      expect(await dovecot.states()).toEqual({ seen: 2, unseen: 0 })
      expect(await user.refusals()).toMatchObject([{ subject: 'Endless', reason: 'too-large' }])
      await product.takeIn()
      expect(await user.inboxItems()).toHaveLength(1)
    })

    test('Hole 19: of a flood the rest stays unread, and does not stand in the way of others', async () => {
      const other = await newRecipient(product)
      for (let at = 0; at < 63; at += 1) await dovecot.deliver(mailOf({ id: `${at}` }))
      await dovecot.deliver(mailOf({ id: 'other', from: other.email, to: other.address }))
      await pollMailbox(deps())
      expect(await dovecot.states()).toEqual({ seen: 50, unseen: 14 })
      await pollMailbox(deps())
      expect(await dovecot.states()).toEqual({ seen: 61, unseen: 3 })
      expect((await user.refusals()).map(({ reason }) => reason)).toEqual(['flood'])
      await product.takeIn()
      expect(await other.inboxItems()).toHaveLength(1)
    }, 60_000)

    test('mails that must wait are not fetched again and again, and others behind them are found', async () => {
      const other = await newRecipient(product)
      for (let at = 0; at < 6; at += 1) await dovecot.deliver(mailOf({ id: `${at}` }))
      await dovecot.deliver(mailOf({ id: 'other', from: other.email, to: other.address }))
      let time = 0
      let received = 0
      const flooded = deps(async (mail) => {
        received += 1
        const isFlood = mail.tokens.includes(user.address.split('@')[0] ?? '')
        return isFlood && time === 0 ? 'flood' : product.receive(mail)
      })
      const polling = { ...flooded, lookedAt: 3, postponed: createPostponed(() => time + 1) }
      await pollMailbox(polling)
      expect(received).toBe(1)
      await pollMailbox(polling)
      await pollMailbox(polling)
      expect(received).toBe(2)
      expect(await dovecot.states()).toEqual({ seen: 1, unseen: 6 })
      time = 60 * 60_000
      await pollMailbox(polling)
      await pollMailbox(polling)
      expect(await dovecot.states()).toEqual({ seen: 7, unseen: 0 })
    }, 60_000)

    test('two servers at once take each mail once', async () => {
      for (let at = 0; at < 5; at += 1) await dovecot.deliver(mailOf({ id: `${at}` }))
      const pollers = [startImapPoller(deps()), startImapPoller(deps())]
      await expect.poll(dovecot.states).toEqual({ seen: 5, unseen: 0 })
      await Promise.all(pollers.map((poller) => poller.close()))
      await Promise.all([pollMailbox(deps()), pollMailbox(deps())])
      expect(await product.db.$count(inboundMails)).toBe(5)
      expect(await storedKeys(product.storage)).toHaveLength(5)
    })

    test('an unreachable mailbox is logged without addresses and passwords', async () => {
      await dovecot.close()
      const poller = startImapPoller(deps())
      await expect
        .poll(() => product.logged.join(''))
        .toContain('polling the inbound mailbox failed')
      await poller.close()
      expect(product.logged.join('')).not.toMatch(/secret|receipts@/)
    })

    test('a wrong password is logged as such', async () => {
      const wrong = { ...deps(), imap: { ...deps().imap, password: 'wrong' } }
      const poller = startImapPoller(wrong)
      await expect.poll(() => product.logged.join('')).toContain('user or password refused')
      await poller.close()
    })
  },
)
