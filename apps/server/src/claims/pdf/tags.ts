type Element = PDFKit.PDFStructureElement
type Options = PDFKit.Mixins.StructureElementOptions & {
  scope?: 'Column' | 'Row'
  bbox?: [number, number, number, number]
}

/** What the library has besides what its types tell. */
type Inner = {
  page?: { dictionary: { data: { StructParents?: number } } }
  getStructParentTree(): { get(key: number): object; add(key: number, value: object): void }
}

/** What each thing on a page is, for screen readers: headings, tables, pictures with their words. */
export function createTags(document: PDFKit.PDFDocument) {
  const root = document.struct('Document')
  document.addStructure(root)
  const inner = document as unknown as Inner

  function open(type: string, parent: Element = root, options: Options = {}): Element {
    const element = document.struct(type, options)
    parent.add(element)
    return element
  }

  return {
    /** For what follows to be put into; whoever opens one ends it. */
    open,
    /** One thing, drawn at once. */
    put(type: string, draw: () => void, parent: Element = root, options: Options = {}) {
      const element = open(type, parent, options)
      element.add(draw)
      element.end()
    },
    /** What says nothing to who cannot see it. */
    decorate(draw: () => void, type?: 'Pagination') {
      document.markContent('Artifact', type && { type })
      draw()
      document.endMarkedContent()
    },
    /** The tags of a page leave with it; the library would keep all of them until the end. */
    endPage() {
      const key = inner.page?.dictionary.data.StructParents
      if (key === undefined) return
      const tree = inner.getStructParentTree()
      const tagged = document.ref(tree.get(key))
      tree.add(key, tagged)
      tagged.end(undefined)
      Object.assign(tagged, { data: {} })
    },
    end() {
      this.endPage()
      root.end()
    },
  }
}
