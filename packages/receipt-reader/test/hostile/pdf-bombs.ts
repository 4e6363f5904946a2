import { deflateSync } from 'node:zlib'
import type { HostileFile } from './hostile-file.ts'
import { packedTimes, packedZeros } from './packed.ts'
import { ascii, type PdfObject, stream } from './pdf-file.ts'
import { packedObject, pdfWithObjectStream } from './pdf-object-stream.ts'
import { firstOther, objectsOfPage, type PdfPage, pdfOfPage, receiptText } from './pdf-page.ts'

/** Small files that grow while they are unpacked or drawn. */
export function pdfBombFiles(): HostileFile[] {
  return [...drawingThemselves(), ...manyStrokes(), ...unpacking()]
}

function bomb(
  name: string,
  expects: HostileFile['expects'],
  parts: () => PdfPage,
  others: () => PdfObject[] = () => [],
): HostileFile {
  return { name: `pdf-${name}.pdf`, bytes: () => pdfOfPage(parts(), others()), expects }
}

const form = '/Type/XObject/Subtype/Form/BBox[0 0 595 842]'
const draws = { resources: '/XObject<</X 6 0 R>>', content: '/X Do' }

function drawingThemselves(): HostileFile[] {
  const group = '/Group<</S/Transparency>>'
  return [
    bomb(
      'form-draws-itself-twice',
      'memory',
      () => draws,
      () => [stream('/X Do /X Do', `${form}/Resources<</XObject<</X 6 0 R>>>>`)],
    ),
    bomb('forms-ten-to-the-twelfth', 'memory', () => draws, formsInForms),
    bomb(
      'pattern-in-itself',
      'opens',
      () => ({
        resources: '/Pattern<</P 6 0 R>>',
        content: '/Pattern cs /P scn 0 0 595 842 re f',
      }),
      () => [pattern('/Pattern cs /P scn 0 0 9 9 re f', 10, '/Pattern<</P 6 0 R>>')],
    ),
    bomb(
      'pattern-of-tiny-steps',
      'opens',
      () => ({
        resources: '/Pattern<</P 6 0 R>>',
        content: '/Pattern cs /P scn 0 0 595 842 re f',
      }),
      () => [pattern('0 0 1 1 re f', 0.001)],
    ),
    bomb(
      'soft-mask-of-itself',
      'opens',
      () => ({ resources: '/ExtGState<</G 6 0 R>>', content: `/G gs ${receiptText}` }),
      () => [
        '<</SMask<</S/Luminosity/G 7 0 R>>>>',
        stream('/G gs 0 0 9 9 re f', `${form}${group}/Resources<</ExtGState<</G 6 0 R>>>>`),
      ],
    ),
    bomb(
      'colours-of-themselves',
      'opens',
      () => ({ resources: '/ColorSpace<</C 6 0 R>>', content: `/C cs 0 scn ${receiptText}` }),
      () => ['[/Indexed 6 0 R 255 (x)]'],
    ),
    bomb(
      'function-of-itself',
      'opens',
      () => ({ resources: '/Shading<</S 6 0 R>>', content: `/S sh ${receiptText}` }),
      () => [
        '<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 9 9]/Function 7 0 R>>',
        '<</FunctionType 3/Domain[0 1]/Functions[7 0 R 7 0 R]/Bounds[0.5]/Encode[0 1 0 1]>>',
      ],
    ),
    bomb(
      'note-that-is-its-own-picture',
      'opens',
      () => ({ page: '/Annots[6 0 R]' }),
      () => [
        '<</Type/Annot/Subtype/Stamp/Rect[0 0 99 99]/F 4/AP<</N 7 0 R>>>>',
        stream('/X Do', `${form}/Resources<</XObject<</X 7 0 R>>>>`),
      ],
    ),
  ]
}

/** Twelve forms, each drawing the next one ten times. */
function formsInForms(): PdfObject[] {
  const forms = Array.from({ length: 12 }, (_, index) =>
    stream(
      '/X Do '.repeat(10),
      `${form}/Resources<</XObject<</X ${firstOther + index + 1} 0 R>>>>`,
    ),
  )
  return [...forms, stream('0 0 9 9 re f', form)]
}

function pattern(content: string, step: number, resources = '') {
  const entries = `/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 ${step} ${step}]`
  return stream(content, `${entries}/XStep ${step}/YStep ${step}/Resources<<${resources}>>`)
}

function manyStrokes(): HostileFile[] {
  const times = (operators: string, count: number) => ({
    content: stream(
      packedTimes(ascii(operators.repeat(1000)), count / 1000),
      '/Filter/FlateDecode',
    ),
  })
  return [
    bomb('3-million-strokes', 'memory', () => times('0 0 m 500 800 l S\n', 3_000_000)),
    bomb('one-path-of-10-million-boxes', 'memory', () => times('0 0 9 9 re\n', 10_000_000)),
    bomb('half-a-million-letters', 'opens', () => ({ content: manyLetters() })),
    bomb('10-million-saved-states', 'memory', () => times('q ', 10_000_000)),
    bomb('dashes-of-a-millionth', 'opens', () => ({
      content: '[0.000001] 0 d 1 w 0 0 m 595 842 l S',
    })),
    bomb(
      'million-notes',
      'memory',
      () => ({ page: `/Annots[${'6 0 R '.repeat(1_000_000)}]` }),
      () => ['<</Type/Annot/Subtype/Square/Rect[0 0 500 800]/C[1 0 0]>>'],
    ),
  ]
}

/** No line is like another: those that are drawn twice at one place count once. */
function manyLetters() {
  const lines = Array.from({ length: 3000 }, (_, line) => {
    const letters = String(line).padStart(4, '0').repeat(42)
    return `0 -0.25 Td (${letters}) Tj`
  })
  return `BT /F 1 Tf 9 830 Td ${lines.join('\n')} ET`
}

function unpacking(): HostileFile[] {
  const filters = (names: string, content: Buffer) => ({
    content: stream(content, `/Filter[${names}]`),
  })
  return [
    bomb('content-of-2-gigabytes', 'memory', () => filters('/FlateDecode', packedZeros(2048))),
    bomb('content-packed-twice-8-gigabytes', 'memory', () =>
      filters('/FlateDecode/FlateDecode', deflateSync(packedZeros(8192), { level: 9 })),
    ),
    bomb('1000-filters', 'opens', () => filters('/ASCIIHexDecode'.repeat(1000), ascii('00>'))),
    bomb('run-lengths-of-a-gigabyte', 'opens', () =>
      filters('/FlateDecode/RunLengthDecode', packedTimes(Buffer.alloc(65_536, 129), 256)),
    ),
    bomb('predictor-of-2-30-columns', 'opens', () => ({
      content: stream(
        deflateSync(Buffer.alloc(1000)),
        '/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 1073741823/Colors 32/BitsPerComponent 16>>',
      ),
    })),
    {
      name: 'pdf-object-stream-of-a-gigabyte.pdf',
      bytes: () => {
        const { content, entries } = packedObject(firstOther + 1, '<<>>')
        const spaces = packedTimes(Buffer.concat([content, Buffer.alloc(1_048_576, ' ')]), 1024)
        const holder = stream(spaces, `/Type/ObjStm${entries}/Filter/FlateDecode`)
        return pdfWithObjectStream([
          ...objectsOfPage({ catalog: `/Outlines ${firstOther + 1} 0 R` }),
          holder,
        ])
      },
      expects: 'memory',
    },
    {
      name: 'pdf-object-stream-of-2-31-objects.pdf',
      bytes: () => {
        const packed = stream('7 0 <<>>', '/Type/ObjStm/N 2147483647/First 4')
        return pdfWithObjectStream([...objectsOfPage({ catalog: '/Outlines 7 0 R' }), packed])
      },
      expects: 'opens',
    },
  ]
}
