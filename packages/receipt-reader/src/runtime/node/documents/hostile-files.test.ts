import { expect, test } from 'vitest'
import { readInvoice } from '#einvoice/einvoice.ts'
import { hostileFiles } from '#test/hostile-files.ts'

const files = hostileFiles()

test('the hostile documents expect each of the answers that a document alone can get', () => {
  // Only a fault in what opens them ends in `died`: no document is known to cause one.
  expect([...new Set(files.map(({ expects }) => expects))].toSorted().join(' ')).toBe(
    'attachment damaged empty external memory nested-mail not-a-document opens outlook-format page-size password script time too-large too-many-pages zip',
  )
})

test.each(files.filter(({ name }) => name.startsWith('xml-')))(
  '$name is an e-invoice only where it opens',
  ({ bytes, expects }) => {
    expect('broken' in readInvoice(bytes())).toBe(expects !== 'opens')
  },
)
