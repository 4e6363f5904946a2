import { ciiInvoice, hotelBill } from '#test/invoices.ts'
import type { HostileFile } from './hostile-file.ts'

/** Ten lines that expand to three gigabytes if entities are replaced. */
export const billionLaughs = withDoctype(
  Array.from({ length: 9 }, (_, index) =>
    index === 0
      ? '<!ENTITY lol0 "lol">'
      : `<!ENTITY lol${index} "${`&lol${index - 1};`.repeat(10)}">`,
  ).join('\n'),
  '&lol8;',
)

/** E-invoices that are bombs, read files, or are invalid. */
export function xmlFiles(elsewhere: string): HostileFile[] {
  return [
    damaged('billion-laughs', () => billionLaughs),
    damaged('quadratic-entity', () =>
      withDoctype(`<!ENTITY a "${'a'.repeat(50_000)}">`, '&a;'.repeat(50_000)),
    ),
    damaged('entity-in-a-circle', () => withDoctype('<!ENTITY a "&b;"><!ENTITY b "&a;">', '&a;')),
    damaged('entity-from-file', () =>
      withDoctype('<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'),
    ),
    damaged('entity-from-network', () =>
      withDoctype(`<!ENTITY % a SYSTEM "http://${elsewhere}/a.dtd"> %a;`, ''),
    ),
    damaged('100000-open-tags', () => inInvoice('<ram:a>'.repeat(100_000))),
    damaged('300000-elements', () => inInvoice('<ram:a/>'.repeat(300_000))),
    damaged('300000-attributes', () =>
      inInvoice(`<ram:a ${Array.from({ length: 300_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
    ),
    damaged('over-5-megabytes', () => inInvoice(`<!--${' '.repeat(5_300_000)}-->`)),
    damaged('cut-off', () => ciiInvoice(hotelBill).slice(0, 900)),
    damaged('unknown-encoding', () =>
      ciiInvoice(hotelBill).replace('encoding="UTF-8"', 'encoding="UTF-7"'),
    ),
    // Read as they are: unknown elements are ignored, external ones are not fetched.
    {
      name: 'xml-one-name-of-4-megabytes.xml',
      bytes: () => Buffer.from(inInvoice(`<${'a'.repeat(4_000_000)}/>`)),
      expects: 'opens',
    },
    ...odd(),
    {
      name: 'xml-stylesheet-from-network.xml',
      bytes: () =>
        Buffer.from(
          ciiInvoice(hotelBill).replace(
            '?>',
            `?><?xml-stylesheet type="text/xsl" href="http://${elsewhere}/a.xsl"?>`,
          ),
        ),
      expects: 'opens',
    },
    {
      name: 'xml-picture.xml',
      bytes: () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'),
      expects: 'not-a-document',
    },
  ]
}

/** Valid except for one excessive value. */
function odd(): HostileFile[] {
  const opens = (name: string, what: () => string): HostileFile => ({
    name: `xml-${name}.xml`,
    bytes: () => Buffer.from(inInvoice(what())),
    expects: 'opens',
  })
  return [
    opens('attribute-of-4-megabytes', () => `<ram:a b="${'x'.repeat(4_000_000)}"/>`),
    opens('million-codes', () => `<ram:a>${'&amp;'.repeat(900_000)}</ram:a>`),
    opens('codes-in-attribute', () => `<ram:a b="${'&#x41;'.repeat(700_000)}"/>`),
    opens('instruction-of-4-megabytes', () => `<?a ${'?'.repeat(4_000_000)}?>`),
    opens(
      'marked-text-of-4-megabytes',
      () => `<ram:a><![CDATA[${']'.repeat(4_000_000)}]]></ram:a>`,
    ),
  ]
}

function damaged(name: string, text: () => string): HostileFile {
  return { name: `xml-${name}.xml`, bytes: () => Buffer.from(text()), expects: 'damaged' }
}

function withDoctype(declarations: string, text: string): string {
  return inInvoice(`<ram:ID>${text}</ram:ID>`).replace(
    '?>',
    `?><!DOCTYPE rsm:CrossIndustryInvoice [${declarations}]>`,
  )
}

/** An honest invoice with something put in where its own elements begin. */
function inInvoice(what: string): string {
  return ciiInvoice(hotelBill).replace(/(<rsm:CrossIndustryInvoice[^>]*>)/, (root) => root + what)
}
