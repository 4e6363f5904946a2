import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#http/app-error.ts'
import type { ChosenPart } from '#mail-in/mail-contents.ts'
import type { DocumentReader, MailFile, OpenDocument, TurnsOfUser } from './document-reader.ts'

export type InvoicePair = { xml: MailFile; opened: OpenDocument }

type Deps = {
  documents: DocumentReader
  options: { signal: AbortSignal; turns: TurnsOfUser }
}

export async function pairInvoices(
  { documents, options }: Deps,
  parts: ChosenPart[],
  folder: string,
): Promise<Map<MailFile, InvoicePair>> {
  const files = parts.flatMap((part) => (part.as === 'document' ? [part.file] : []))
  const xmls = files.filter(({ kind }) => kind === 'xml')
  const pdfs = files.filter(({ kind }) => kind === 'pdf')
  const pairs = new Map<MailFile, InvoicePair>()
  if (xmls.length === 0 || pdfs.length === 0) return pairs
  const opened = await openAll([...xmls, ...pdfs])
  for (const xml of xmls) {
    for (const pdf of pdfs.filter((one) => !pairs.has(one))) {
      const [page, invoice] = [opened.get(pdf), opened.get(xml)]
      const joined = page && invoice && (await documents.joinInvoice(page, invoice, options))
      if (!joined) continue
      pairs.set(pdf, { xml, opened: joined })
      break
    }
  }
  return pairs

  /** Errors are reported later, when the file is opened as a receipt of its own. */
  async function openAll(wanted: MailFile[]) {
    const found = new Map<MailFile, OpenDocument>()
    for (const [index, file] of wanted.entries()) {
      const own = join(folder, `pair-${index + 1}`)
      await mkdir(own)
      try {
        found.set(file, await documents.open(file.path, own, options))
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'DOCUMENT_REFUSED') throw error
      }
    }
    return found
  }
}
