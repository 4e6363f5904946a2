type Asked = string | { url: string }

/** What a browser keeps answers in, by name; here it lasts as long as a test. */
export function createCacheStorage() {
  const caches = new Map<string, ReturnType<typeof createCache>>()

  return {
    async open(name: string) {
      const cache = caches.get(name) ?? createCache()
      caches.set(name, cache)
      return cache
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  }
}

function createCache() {
  const kept = new Map<string, Response>()
  return {
    match: async (asked: Asked) => kept.get(pathOf(asked))?.clone(),
    put: async (asked: Asked, answer: Response) => void kept.set(pathOf(asked), answer),
    delete: async (asked: Asked) => kept.delete(pathOf(asked)),
    keys: async () => [...kept.keys()].map((path) => new Request(new URL(path, origin))),
  }
}

const origin = 'https://quittance.example'

function pathOf(asked: Asked) {
  return new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname
}
