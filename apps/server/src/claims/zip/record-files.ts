import { hash } from 'node:crypto'
import { canonicalJson } from '@quittance/record/canonical-json'
import { lostName, pageName, recordName } from '@quittance/record/check-files'
import type { SealedRecord } from '@quittance/record/sealed-record'
import type { ZipRecord } from '#claims/report.ts'

/** `verify.html` and `record.json`, which lists what else is in the zip: the page and the list of missing files. */
export function recordFiles({ sealed, page }: ZipRecord, lost: Buffer | undefined) {
  const tools = [
    ...(lost ? [{ name: lostName, content: lost }] : []),
    { name: pageName, content: page },
  ]
  const record: SealedRecord = {
    ...sealed,
    tools: tools.map(({ name, content }) => ({
      name,
      sha256: hash('sha256', content),
      bytes: content.length,
    })),
  }
  return [
    { name: pageName, content: page },
    { name: recordName, content: Buffer.from(canonicalJson(record)) },
  ]
}
