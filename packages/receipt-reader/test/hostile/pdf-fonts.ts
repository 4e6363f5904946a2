import { deflateSync } from 'node:zlib'
import type { HostileFile } from './hostile-file.ts'
import { loopingCff, loopingTrueType, loopingType1 } from './looping-fonts.ts'
import { packedZeros } from './packed.ts'
import { ascii, type PdfObject, stream } from './pdf-file.ts'
import { pdfOfPage } from './pdf-page.ts'

/** How a font's program is named, and the entries of its stream. */
type Program = { kind: string; file: string; entries: string }

const type1: Program = { kind: 'Type1', file: 'FontFile', entries: '' }
const cff: Program = { kind: 'Type1', file: 'FontFile3', entries: '/Subtype/Type1C' }
const trueType: Program = { kind: 'TrueType', file: 'FontFile2', entries: '' }

/** Invalid, recursive or oversized fonts. */
export function pdfFontFiles(): HostileFile[] {
  return [
    embedded('type1-letter-calls-itself', 'opens', type1, loopingType1),
    embedded('cff-letter-calls-itself', 'opens', cff, loopingCff),
    embedded('truetype-letter-of-itself', 'opens', trueType, loopingTrueType),
    embedded('truetype-of-noise', 'opens', trueType, () =>
      Buffer.concat([Buffer.from([0, 1, 0, 0, 0xff, 0xff]), Buffer.alloc(100_000, 0x5a)]),
    ),
    embedded('of-a-gigabyte', 'memory', { ...trueType, entries: '/Filter/FlateDecode' }, () =>
      packedZeros(1024),
    ),
    withFont('type3-letter-draws-itself', [
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 65/LastChar 65' +
        '/Widths[9]/Encoding<</Differences[65/A]>>/CharProcs<</A 7 0 R>>/Resources<</Font<</X 6 0 R>>>>>>',
      stream('9 0 d0 BT /X 1 Tf (AA) Tj ET'),
    ]),
    withFont('map-of-10-megabytes', [
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 7 0 R>>',
      bigMap(),
    ]),
    withFont('map-of-one-huge-range', [
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 7 0 R>>',
      stream('1 beginbfrange\n<00000000> <FFFFFFFF> <0041>\nendbfrange\n'),
    ]),
    withFont('map-uses-itself', [
      compositeFont('/Encoding 7 0 R'),
      stream('/A usecmap\n', '/Type/CMap/CMapName/A/UseCMap 7 0 R'),
      '<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(A)/Ordering(A)/Supplement 0>>>>',
    ]),
    withFont('descendant-of-itself', [
      '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[6 0 R]>>',
    ]),
    withFont('widths-of-2-31', [
      compositeFont('/Encoding/Identity-H'),
      'null',
      '<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(A)/Ordering(A)/Supplement 0>>' +
        '/W[0 2147483647 500 -2147483648 2147483647 500]>>',
    ]),
  ]
}

function compositeFont(encoding: string) {
  return `<</Type/Font/Subtype/Type0/BaseFont/A${encoding}/DescendantFonts[8 0 R]>>`
}

function withFont(name: string, objects: PdfObject[]): HostileFile {
  return { name: `pdf-font-${name}.pdf`, bytes: () => page(objects), expects: 'opens' }
}

function embedded(
  name: string,
  expects: HostileFile['expects'],
  { kind, file, entries }: Program,
  content: () => Buffer,
): HostileFile {
  const font = `<</Type/Font/Subtype/${kind}/BaseFont/A/FirstChar 65/LastChar 65/Widths[500]/FontDescriptor 7 0 R>>`
  const descriptor = `<</Type/FontDescriptor/FontName/A/Flags 32/FontBBox[0 0 999 999]/Ascent 900/Descent 0/${file} 8 0 R>>`
  return {
    name: `pdf-font-${name}.pdf`,
    bytes: () => page([font, descriptor, stream(content(), entries)]),
    expects,
  }
}

/** A page that writes with object 6. */
function page(objects: PdfObject[]) {
  const content = 'BT /X 24 Tf 72 700 Td (AAAA) Tj ET'
  return pdfOfPage({ fonts: '/X 6 0 R', content }, objects)
}

function bigMap() {
  const lines = Array.from(
    { length: 100 },
    (_, at) => `<${at.toString(16).padStart(4, '0')}> <0041>`,
  )
  const block = `100 beginbfchar\n${lines.join('\n')}\nendbfchar\n`
  return stream(deflateSync(ascii(block.repeat(7000))), '/Filter/FlateDecode')
}
