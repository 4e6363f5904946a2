type Element = PDFKit.PDFStructureElement
type Options = PDFKit.Mixins.StructureElementOptions & {
  scope?: 'Column' | 'Row'
  bbox?: [number, number, number, number]
}

/** Internals missing from the library's types. */
type Inner = {
  page?: { dictionary: { data: { StructParents?: number } } }
  getStructParentTree(): { get(key: number): object; add(key: number, value: object): void }
}

/** Accessibility tags: headings, tables, images with alternative text. */
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
    /** For elements with content added later; the caller must end it. */
    open,
    /** A single element, drawn at once. */
    put(type: string, draw: () => void, parent: Element = root, options: Options = {}) {
      const element = open(type, parent, options)
      element.add(draw)
      element.end()
    },
    /** Hidden from screen readers. */
    decorate(draw: () => void, type?: 'Pagination') {
      document.markContent('Artifact', type && { type })
      draw()
      document.endMarkedContent()
    },
    /** The library would keep the tags of all pages in memory until the end. */
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
