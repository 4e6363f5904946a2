import { SaxesParser, type SaxesTagNS } from 'saxes'
import { BrokenInvoiceError, type InvoiceProblem } from './broken-invoice.ts'

/** An element by its name without the prefix; its text is its own, not that of the elements in it. */
export type XmlElement = {
  name: string
  namespace: string
  attributes: Map<string, string>
  text: string
  children: XmlElement[]
}

/** No invoice is deeper than 20; the parser takes minutes for 100,000 open elements. */
const deepest = 64
/** Of elements, and of attributes. */
const most = 100_000
/** Longer texts are attachments within the invoice, and not read. */
const longestText = 64 * 1024

/** The document's tree, of elements whose namespace `isKnown`: what others put in between is left out. */
export function parseXml(xml: string, isKnown: (namespace: string) => boolean): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const document: XmlElement = emptyElement('', '')
  const open = [document]
  const counted = { elements: 0, attributes: 0 }
  const addText = (text: string) => {
    const element = open.at(-1)!
    if (element.text.length + text.length <= longestText) element.text += text
  }
  parser.on('opentag', (tag) => {
    const element = elementOf(tag)
    if (open.length > deepest) refuse('too-deep')
    if (++counted.elements > most) refuse('too-many-elements')
    if (isKnown(element.namespace)) open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('attribute', () => {
    if (++counted.attributes > most) refuse('too-many-elements')
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('doctype', () => refuse('doctype'))
  parser.on('error', () => refuse('not-xml'))
  parser.write(xml).close()
  return document.children[0] ?? refuse('not-an-invoice')
}

function elementOf({ local, uri, attributes }: SaxesTagNS): XmlElement {
  const element = emptyElement(local, uri)
  for (const attribute of Object.values(attributes)) {
    element.attributes.set(attribute.local, attribute.value.trim())
  }
  return element
}

function emptyElement(name: string, namespace: string): XmlElement {
  return { name, namespace, attributes: new Map(), text: '', children: [] }
}

function refuse(problem: InvoiceProblem): never {
  throw new BrokenInvoiceError(problem)
}

/** Every element at the end of the path. */
export function allAt(from: XmlElement, ...path: string[]): XmlElement[] {
  return path.reduce(
    (found, step) => found.flatMap(({ children }) => children.filter(({ name }) => name === step)),
    [from],
  )
}

/** Every element inside this one, however deep. */
export function allBelow({ children }: XmlElement): XmlElement[] {
  return children.flatMap((child) => [child, ...allBelow(child)])
}

/** The text of the first element there that has one, on one line. */
export function textAt(from: XmlElement, ...path: string[]): string | undefined {
  return allAt(from, ...path)
    .map(({ text }) => text.replaceAll(/\s+/g, ' ').trim())
    .find(Boolean)
}
