import type { Extract } from './page-reader.ts'

let loading: Promise<Extract> | undefined

/** Loaded where there is a reader: the others do without its memory. */
export function loadExtractor(): Promise<Extract> {
  loading ??= load()
  return loading
}

async function load(): Promise<Extract> {
  const [{ extractPages }, { loadChooser }] = await Promise.all([
    import('#runtime/node/extract-pages.ts'),
    import('#runtime/node/load-models.ts'),
  ])
  const chooser = await loadChooser()
  return (pages, from, context = {}) => extractPages(chooser, pages, from, context)
}
