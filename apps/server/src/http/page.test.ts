import { expect, test } from 'vitest'
import { createPage } from './page.ts'

const html =
  '<head><script nonce="__CSP_NONCE__">1</script></head><body><script type="application/json" id="page-answers" nonce="__CSP_NONCE__">{}</script><p>{}</p></body>'
const fill = createPage(html)

test('the nonce, the preloads and the answers stand where they belong, and nothing else changes', () => {
  const answers = { '/api/trips/active': null }
  expect(fill({ nonce: 'n', answers, preloads: ['/assets/a.js'] })).toBe(
    '<head><script nonce="n">1</script><link rel="modulepreload" crossorigin href="/assets/a.js"></head><body><script type="application/json" id="page-answers" nonce="n">{"/api/trips/active":null}</script><p>{}</p></body>',
  )
})

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '$&$1',
  '__CSP_NONCE__',
  '</head>',
])('a text like %s stays a text', (name) => {
  const page = fill({ nonce: 'n', answers: { name }, preloads: [] })
  const [, json = ''] = /id="page-answers" nonce="n">(.*?)<\/script><p>/.exec(page) ?? []
  expect(JSON.parse(json)).toEqual({ name })
  expect(page.match(/<script/g)).toHaveLength(2)
  expect(page.match(/<!--/g)).toBeNull()
})
