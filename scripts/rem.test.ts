import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../apps/web/src')

/** What holds no text may be in pixels: lines and their distance, corners, shadows, and the way of a motion. */
const lines = [
  /(?<![\w-])(?:border|divide|outline|ring|rounded|shadow|drop-shadow)(?:-[a-z]+)*-\[[^\]]*\]/g,
  /(?<![\w-])(?:border(?!-spacing)|outline)[\w-]*:[^;]*;/g,
  /(?<![\w-])--(?:radius-\w+|float):[^;]*;/g,
  /(?<![\w-])transform: translate[XY]\([^)]*\)/g,
  /\bborderRadius: '[^']*'/g,
]

const exceptions: Record<string, string> = {
  'max-w-[420px]': 'the width of a toast is the one that the product is asked for',
  'h-[676px]': 'a picture of a phone',
  'w-[312px]': 'a picture of a phone',
  'h-[440px]': 'how much is seen of the picture',
  'sm:h-[540px]': 'how much is seen of the picture',
  'short:max-lg:h-[330px]': 'how much is seen of the picture',
}

const comments = /\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm
/** `0px` is no size; `${measured}px` was taken from the screen. */
const pixels = /(?<![\d.])(?!0px)\d*\.?\d+px(?![a-z])/
/** In a style of React's, a bare number is one of pixels, unless it counts or scales. */
const bareNumber =
  /\b(?!(?:flex|flexGrow|flexShrink|lineHeight|opacity|order|scale|zIndex|zoom)\b)[a-z]\w*: *-?(?!0\b)\d+(?:\.\d+)?(?=\s*[,}])/i

test('every size that holds text is in rem, so that it grows with the text', async () => {
  const found: string[] = []
  for await (const file of glob('**/*.{tsx,ts,css}', { cwd: src }))
    if (!file.includes('.test.'))
      found.push(
        ...inPixels(await readFile(join(src, file), 'utf8')).map((size) => `${file}: ${size}`),
      )
  expect(found).toEqual([])
})

test('a size in pixels is found, a line or a corner is not one', () => {
  expect(inPixels('<p className="grid-cols-[120px_1fr]" style={{ width: 300 }}>')).toHaveLength(2)
  expect(inPixels('<p className="rounded-t-[3px] max-w-[420px]" style={{ opacity: 1 }}>')).toEqual(
    [],
  )
})

function inPixels(text: string) {
  const code = lines.reduce(
    (rest, line) => rest.replaceAll(line, ''),
    text.replaceAll(comments, ''),
  )
  const words = code.split(/[\s"'`;]+/).filter((word) => pixels.test(word) && !(word in exceptions))
  const styles = [...code.matchAll(/style=\{\{([^]*?\})\}/g)].map(([, style = '']) => style)
  return [...words, ...styles.filter((style) => bareNumber.test(style))]
}
