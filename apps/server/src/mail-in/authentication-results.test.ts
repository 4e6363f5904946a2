import { expect, test } from 'vitest'
import { isForged } from './authentication-results.ts'

const received = { key: 'received', value: 'from somewhere by elsewhere' }

function results(...values: string[]) {
  return values.map((value) => ({ key: 'authentication-results', value }))
}

test.each([
  [true, 'mx; none'],
  [true, 'mx; NONE'],
  [false, 'none'],
  [false, ''],
  [false, ';;;'],
  [false, 'mx; spf=pass; dkim=pass; dmarc=pass'],
  [true, 'mx; spf=pass; dkim=pass; dmarc=fail'],
  [true, 'mx; dmarc=pass header.from=a; dmarc=fail header.from=b'],
  [true, 'mx 1; DMARC = Fail'],
  [true, 'mx; spf=fail'],
  [true, 'mx; spf/1=fail'],
  [true, 'mx; spf=softfail'],
  [true, 'mx; spf=hardfail'],
  [false, 'mx; spf=fail; dkim=pass'],
  [true, 'mx; spf=fail; dkim=none'],
  [true, 'mx; spf=fail; dkim=fail'],
  [true, 'mx; spf=neutral'],
  [true, 'mx; spf=none; dkim=none; dmarc=none'],
  [true, 'mx; spf=temperror; dkim=temperror; dmarc=temperror'],
  [true, 'mx; spf=permerror; dkim=permerror; dmarc=permerror'],
  [true, 'mx; dkim=fail'],
  [true, 'mx; dkim=fail; spf=none'],
  [false, 'mx; dkim=fail; spf=pass'],
  [false, 'mx; dkim=fail header.d=a; dkim=pass header.d=b'],
  [true, 'mx; dkim=policy; dkim=neutral'],
  [false, 'mx; spf=pass smtp.mailfrom=a@b.example; spf=fail smtp.helo=mail.b.example'],
  [true, 'mx; spf=fail smtp.mailfrom=a@b.example; spf=pass smtp.helo=mail.b.example'],
  [true, 'mx; spf=fail smtp.mailfrom=a@b.example smtp.helo=mail.b.example'],
  [true, 'spf=fail (sender IP is 192.0.2.1) smtp.mailfrom=a.example; dkim=none header.d=none'],
  [false, 'mx; spf=pass (not dmarc=fail; spf=fail) smtp.mailfrom=a'],
  [false, 'mx; spf=pass (a (b; dmarc=fail) c) smtp.mailfrom=a'],
  [false, 'mx; arc=pass (i=1 spf=fail dkim=fail dmarc=fail); spf=pass'],
  [true, 'mx; spf=fail (says ; dkim=pass ) smtp.mailfrom=a'],
  [true, 'mx; spf=fail smtp.mailfrom="; dkim=pass "'],
  [true, 'mx; spf=fail smtp.mailfrom="a\\"; dkim=pass "'],
  [true, 'mx; spf=pass (domain of a( allows it) smtp.mailfrom=a; dmarc=fail'],
  [true, 'mx; spf=pass smtp.mailfrom="a; dmarc=fail'],
  [true, 'mx; spf=pass (ends too early )) smtp.mailfrom=a; dmarc=fail'],
  [false, 'mx; x-spf=fail; xdmarc=fail; dkim-atps=fail; compauth=fail reason=001'],
])('forged %s: %s', (isIt, value) => {
  expect(isForged(results(value))).toBe(isIt)
})

test.each([
  [true, 'fail (example.com: domain of a does not designate 192.0.2.1 as permitted sender)'],
  [true, 'SoftFail (mailfrom) identity=mailfrom; client-ip=192.0.2.1'],
  [false, 'Pass (mailfrom) identity=mailfrom'],
  [true, 'none'],
  [true, 'Neutral; identity=mailfrom'],
  [true, 'Fail (helo) identity=helo; client-ip=192.0.2.1'],
  [true, ''],
])('forged %s: Received-SPF: %s', (isIt, value) => {
  expect(isForged([{ key: 'received-spf', value }])).toBe(isIt)
})

test('several headers of one server are one word', () => {
  expect(isForged(results('mx; dkim=pass', 'mx; spf=fail'))).toBe(false)
  expect(isForged(results('mx; dkim=pass', 'mx; spf=pass', 'mx; dmarc=fail'))).toBe(true)
  const spf = { key: 'received-spf', value: 'fail' }
  expect(isForged([spf, ...results('mx; dkim=pass')])).toBe(false)
  expect(isForged([spf, ...results('mx; dkim=none')])).toBe(true)
})

test('results of the sender, of an earlier server, or in other headers do not count beside those of the receiving one', () => {
  const own = results('mx; spf=pass; dkim=pass; dmarc=pass')
  expect(isForged([...results('mx; spf=fail; dkim=none'), ...own])).toBe(true)
  expect(isForged([...results('mx; spf=fail'), received, ...own])).toBe(true)
  expect(isForged([...results('mx; dmarc=fail'), ...own])).toBe(true)
  const earlier = results('relay; spf=fail; dmarc=fail')
  expect(isForged([...results('mx; spf=pass'), received, ...earlier])).toBe(false)
  expect(isForged([received, received, ...results('mx; spf=pass'), received, ...earlier])).toBe(
    false,
  )
  expect(isForged([received, received, ...earlier])).toBe(true)
  const headers = ['arc-authentication-results', 'x-original-authentication-results', 'subject']
  expect(isForged(headers.map((key) => ({ key, value: 'mx; dmarc=fail' })))).toBe(false)
  expect(isForged([])).toBe(false)
})

test('a header of 200,000 characters is read in no time', () => {
  for (const part of ['(', '"', '\\', ';spf=', ' ', 'dkim=pass;'])
    expect(isForged(results(part.repeat(200_000 / part.length)))).toBe(false)
})

test.each([
  [true, 'mx; spf=pass smtp.mailfrom=evil.example; dkim=pass header.d=evil.example'],
  [true, 'mx; spf=pass smtp.mailfrom=mia@example.com.evil.example'],
  [true, 'mx; spf=pass smtp.mailfrom="mia@example.com x"@evil.example; dmarc=none'],
  [true, 'mx; spf=none; dkim=pass header.i=@evilexample.com'],
  [false, 'mx; spf=pass smtp.mailfrom=evil.example; dkim=pass header.d=evil.example; dmarc=pass'],
  [false, 'mx; spf=pass smtp.mailfrom=bounces.mailer.example; dkim=pass header.d=Example.com'],
  [false, 'mx; spf=pass smtp.mailfrom=a@bounces.example.com; dkim=none'],
  [false, 'mx; dkim=pass header.i=@example.com header.s=s1'],
  [false, 'mx; spf=pass; dkim=none'],
  [true, 'mx; spf=none smtp.mailfrom=other.example; dkim=none'],
])('from example.com, forged %s: %s', (isIt, value) => {
  expect(isForged(results(value), 'example.com')).toBe(isIt)
})

test('Received-SPF passes for the domain that it names', () => {
  const header = (from: string) => [
    { key: 'received-spf', value: `Pass (mailfrom) identity=mailfrom; envelope-from=${from}; x=y` },
  ]
  expect(isForged(header('a@evil.example'), 'example.com')).toBe(true)
  expect(isForged(header('"a b"@evil.example'), 'example.com')).toBe(true)
  expect(isForged(header('a@example.com'), 'example.com')).toBe(false)
  expect(isForged(header('a@evil.example'))).toBe(false)
})
