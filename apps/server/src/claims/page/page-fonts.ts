import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { readFontFile, readRanges } from '#claims/pdf/fonts/font-files.ts'

/** Inter as in the app: Latin scripts only; a browser loads the second file when a page needs it. */
const fonts = ['latin', 'latin-ext'].map((part) => {
  const content = readFontFile('inter', part)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const path = `/fonts/inter-${part}-${hash}.woff2`
  return { content, path, ranges: readRanges('inter')[part] ?? '' }
})

/** Optional: text shown before the font has loaded keeps the device's own, so that nothing shifts. */
export const fontFaces = fonts
  .map(
    ({ path, ranges }) =>
      `@font-face{font-family:"Inter Variable";font-weight:100 900;font-display:optional;src:url(${path}) format("woff2");unicode-range:${ranges}}`,
  )
  .join('')

export const mainFont = fonts[0]?.path ?? ''

export function registerFonts(app: FastifyInstance) {
  for (const { path, content } of fonts) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(content),
    )
  }
}
