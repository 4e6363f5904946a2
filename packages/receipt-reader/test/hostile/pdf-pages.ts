import type { HostileFile } from './hostile-file.ts'
import { pdfOf } from './pdf-file.ts'
import { pdfOfPage, pdfOfPages } from './pdf-page.ts'

/** Page trees that lie, run in circles or have too much in them, and pages of impossible size. */
export function pdfPagesFiles(): HostileFile[] {
  return [...trees(), ...sizes()]
}

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>'

function trees(): HostileFile[] {
  const treeOf = (kids: string, count: number) =>
    pdfOf(['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[${kids}]/Count ${count}>>`, page])
  return [
    { name: 'pdf-no-pages.pdf', bytes: () => treeOf('', 0), expects: 'empty' },
    {
      name: 'pdf-pages-missing.pdf',
      bytes: () => pdfOf(['<</Type/Catalog>>']),
      expects: 'empty',
    },
    { name: 'pdf-30-pages.pdf', bytes: () => pdfOfPages(30), expects: 'opens' },
    { name: 'pdf-31-pages.pdf', bytes: () => pdfOfPages(31), expects: 'too-many-pages' },
    { name: 'pdf-10000-pages.pdf', bytes: () => pdfOfPages(10_000), expects: 'too-many-pages' },
    {
      name: 'pdf-count-10000.pdf',
      bytes: () => treeOf('3 0 R', 10_000),
      expects: 'too-many-pages',
    },
    { name: 'pdf-count-2-31.pdf', bytes: () => treeOf('3 0 R', 2 ** 31), expects: 'opens' },
    { name: 'pdf-count-negative.pdf', bytes: () => treeOf('3 0 R', -5), expects: 'opens' },
    {
      name: 'pdf-kids-loop-count-10000.pdf',
      bytes: () => treeOf('2 0 R 3 0 R', 10_000),
      expects: 'too-many-pages',
    },
    { name: 'pdf-kids-only-itself.pdf', bytes: () => treeOf('2 0 R', 1), expects: 'damaged' },
    {
      name: 'pdf-one-page-31-times.pdf',
      bytes: () => treeOf('3 0 R '.repeat(31), 31),
      expects: 'too-many-pages',
    },
    { name: 'pdf-page-tree-10000-deep.pdf', bytes: deepTree, expects: 'damaged' },
    {
      name: 'pdf-catalog-is-its-page.pdf',
      bytes: () => pdfOf(['<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]/Count 1>>']),
      expects: 'damaged',
    },
  ]
}

function deepTree() {
  const deep = 10_000
  const nodes = Array.from(
    { length: deep },
    (_, index) => `<</Type/Pages/Kids[${index + 3} 0 R]/Count 1/Parent ${index + 1} 0 R>>`,
  )
  return pdfOf(['<</Type/Catalog/Pages 2 0 R>>', ...nodes, page])
}

function sizes(): HostileFile[] {
  const sized = (name: string, expects: HostileFile['expects'], mediaBox: string): HostileFile => ({
    name: `pdf-page-size-${name}.pdf`,
    bytes: () => pdfOfPage({ mediaBox }),
    expects,
  })
  return [
    sized('1e9', 'page-size', '[0 0 1000000000 1000000000]'),
    sized('14401-wide', 'page-size', '[0 0 14401 842]'),
    sized('9-points', 'page-size', '[0 0 9 9]'),
    // A reader turns the box round, or takes paper of the usual size where it makes no sense.
    sized('negative', 'opens', '[595 842 0 0]'),
    sized('nan', 'opens', '[NaN NaN NaN NaN]'),
    sized('nothing', 'opens', '[0 0 0 0]'),
    sized('too-long-a-number', 'opens', `[0 0 ${'9'.repeat(400)} 842]`),
    {
      name: 'pdf-page-size-unit-of-a-million.pdf',
      bytes: () => pdfOfPage({ page: '/UserUnit 1000000' }),
      expects: 'opens',
    },
  ]
}
