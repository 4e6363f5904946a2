import { describe, expect, test } from 'vitest'
import { readSettings } from '#settings.ts'
import { problemOf } from '#test/settings.ts'
import { needsTls } from './inbound.ts'

const domain = { INBOUND_MAIL_DOMAIN: 'In.Example.com' }
const smtp = { INBOUND_SMTP_PORT: '2525' }
const imap = { INBOUND_IMAP_URL: 'imaps://ada%40example.com:p%25w@mail.example.com/Receipts%20in' }

test('email import is off, or has a domain with a port, with a mailbox, or with both', () => {
  expect(readSettings({}).inbound).toBeUndefined()
  expect(readSettings({ ...domain, ...smtp }).inbound).toEqual({
    domain: 'in.example.com',
    smtpPort: 2525,
    imap: undefined,
  })
  expect(readSettings({ ...domain, ...imap, ...smtp }).inbound).toMatchObject({
    smtpPort: 2525,
    imap: {
      host: 'mail.example.com',
      port: 993,
      isSecure: true,
      user: 'ada@example.com',
      password: 'p%w',
      mailbox: 'Receipts in',
    },
  })
  const plain = readSettings({ ...domain, INBOUND_IMAP_URL: 'imap://a:b@[::1]:1143' }).inbound
  expect(plain?.imap).toMatchObject({ host: '::1', port: 1143, isSecure: false, mailbox: 'INBOX' })
})

describe('one without the other stops the start', () => {
  test.each([smtp, imap, { ...smtp, ...imap }])('%j', (env) => {
    expect(problemOf(env)).toContain('INBOUND_MAIL_DOMAIN is not set')
  })

  test('a domain alone', () => {
    expect(problemOf(domain)).toContain('Set INBOUND_SMTP_PORT or INBOUND_IMAP_URL')
  })
})

test.each([
  'https://a:b@mail.example.com',
  'mail.example.com',
  'imaps://mail.example.com',
  'imaps://hunter2@mail.example.com',
  'imaps://a:hunter2%zz@mail.example.com',
])('the mailbox %s stops the start with one line that keeps its secret', (address) => {
  const message = problemOf({ ...domain, INBOUND_IMAP_URL: address })
  expect(message).toContain('INBOUND_IMAP_URL')
  expect(message).not.toMatch(/hunter2|\n/)
})

test.each([
  ['INBOUND_MAIL_DOMAIN', 'receipts@example.com'],
  ['INBOUND_MAIL_DOMAIN', '-example.com'],
  ['INBOUND_MAIL_DOMAIN', 'example..com'],
  ['INBOUND_SMTP_PORT', '0'],
  ['INBOUND_SMTP_PORT', 'smtp'],
])('%s=%s stops the start', (name, value) => {
  expect(problemOf({ ...domain, ...smtp, [name]: value })).toContain(name)
})

test('a password goes unencrypted to this machine only', () => {
  expect(needsTls({ host: '127.0.0.1', isSecure: false })).toBe(false)
  expect(needsTls({ host: 'mail.example.com', isSecure: false })).toBe(true)
  expect(needsTls({ host: 'mail.example.com', isSecure: true })).toBe(false)
})
