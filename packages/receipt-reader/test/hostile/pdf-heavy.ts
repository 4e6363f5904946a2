import { deflateSync } from 'node:zlib'
import type { HostileFile } from './hostile-file.ts'
import { packedTimes, packedZeros } from './packed.ts'
import { ascii, type PdfObject, pdfOf, stream } from './pdf-file.ts'
import { helvetica, pdfOfPage, receiptText } from './pdf-page.ts'

/** As much as the limits allow on every page, and what lies beside the pages. */
export function pdfHeavyFiles(): HostileFile[] {
  return [...fullPages(), ...besidePages()]
}

function fullPages(): HostileFile[] {
  const side = 3464
  const picture = `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode`
  const drawn = '/XObject<</X 5 0 R>>'
  return [
    heavy('30-pages-of-12-megapixels', () =>
      thirtyPages('q 595 0 0 842 0 0 cm /X Do Q', drawn, [stream(packedZeros(35), picture)]),
    ),
    heavy('30-pages-of-20000-letters-on-5000-grounds', () => thirtyPages(lettersOnGrounds(), '')),
    heavy('mesh-of-100000-patches', () =>
      pdfOfPage({ resources: '/Shading<</S 6 0 R>>', content: `/S sh ${receiptText}` }, [
        stream(
          packedTimes(Buffer.concat([Buffer.alloc(1), Buffer.alloc(52, 0x55)]), 100_000),
          '/ShadingType 6/ColorSpace/DeviceRGB/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8' +
            '/Decode[0 595 0 842 0 1 0 1 0 1]/Filter/FlateDecode',
        ),
      ]),
    ),
    heavy('20-megabytes-of-names', () =>
      pdfOfPage({ catalog: '/A 6 0 R' }, [`[${'/a'.repeat(10_000_000)}]`]),
    ),
    heavy('20-megabytes-of-small-streams', () =>
      pdfOfPage(
        {},
        Array.from({ length: 300_000 }, () => stream('1 1 ob')),
      ),
    ),
  ]
}

function besidePages(): HostileFile[] {
  const gigabyte = () => packedZeros(1024)
  const bomb = (name: string, bytes: () => Buffer) => heavy(name, bytes, 'memory')
  return [
    bomb('facts-of-a-gigabyte', () =>
      pdfOfPage({ catalog: '/Metadata 6 0 R' }, [
        stream(gigabyte(), '/Type/Metadata/Subtype/XML/Filter/FlateDecode'),
      ]),
    ),
    bomb('colours-of-a-gigabyte', () =>
      pdfOfPage(
        {
          resources: '/ColorSpace<</C[/ICCBased 6 0 R]>>',
          content: `/C cs 0 0 0 sc ${receiptText}`,
        },
        [stream(gigabyte(), '/N 3/Filter/FlateDecode')],
      ),
    ),
    bomb('letters-told-by-a-gigabyte', () =>
      pdfOfPage(
        {
          fonts: '/G 6 0 R',
          content: `BT /G 12 Tf 72 700 Td (A) Tj ET ${receiptText}`,
        },
        [
          '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 7 0 R>>',
          stream(gigabyte(), '/Filter/FlateDecode'),
        ],
      ),
    ),
    heavy('field-of-a-million-fields', () =>
      pdfOfPage({ catalog: '/AcroForm<</Fields[6 0 R]>>' }, [
        `<</T(a)/Kids[${'6 0 R '.repeat(1_000_000)}]>>`,
      ]),
    ),
    heavy('name-tree-in-a-circle', () =>
      pdfOfPage({ catalog: '/Names<</EmbeddedFiles 6 0 R/Dests 6 0 R>>' }, [
        '<</Kids[6 0 R 6 0 R]>>',
      ]),
    ),
  ]
}

function heavy(
  name: string,
  bytes: () => Buffer,
  expects: HostileFile['expects'] = 'opens',
): HostileFile {
  return { name: `pdf-${name}.pdf`, bytes, expects }
}

/** One content for thirty pages; the first of `others` is object 5. */
function thirtyPages(content: string, resources: string, others: PdfObject[] = []): Buffer {
  const first = 5 + others.length
  const kids = Array.from({ length: 30 }, (_, index) => `${first + index} 0 R`)
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<</Font<</F 4 0 R>>${resources}>>>>`
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count 30>>`,
    stream(deflateSync(ascii(content)), '/Filter/FlateDecode'),
    helvetica,
    ...others,
    ...kids.map(() => page),
  ])
}

/** White letters, each checked against every dark background. */
function lettersOnGrounds(): string {
  const grounds = '0 0 0 rg 1 1 1 1 re f\n'.repeat(5000)
  const lines = Array.from(
    { length: 250 },
    (_, line) => `0 -3 Td (${String(line).padStart(4, '0').repeat(20)}) Tj`,
  )
  return `${grounds}1 1 1 rg BT /F 3 Tf 9 830 Td ${lines.join('\n')} ET`
}
