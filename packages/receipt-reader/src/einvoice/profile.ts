import type { EInvoice } from '#document.ts'

type Profile = EInvoice['profile']

/** In this order: the longer names contain the name of the standard they extend. */
const marks: [mark: RegExp, profile: Profile][] = [
  [/^urn:ferd:crossindustrydocument:invoice:1p0/, 'zugferd-1'],
  [/xrechnung/, 'xrechnung'],
  [/:minimum$/, 'minimum'],
  [/:basic-?wl$/, 'basic-wl'],
  [/:basic$/, 'basic'],
  [/:extended/, 'extended'],
  [/^urn:cen\.eu:en16931|:en16931$/, 'en16931'],
]

/** By the specification that an invoice says it follows, BT-24. */
export function profileOf(guideline: string | undefined): Profile {
  const told = guideline?.toLowerCase() ?? ''
  return marks.find(([mark]) => mark.test(told))?.[1] ?? 'other'
}
