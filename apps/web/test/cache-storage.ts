const origin = 'https://quittance.example'

type Kept = { bytes: ArrayBuffer; headers: [string, string][] }

/** An in-memory CacheStorage with a given amount of space. */
export function createCacheStorage() {
  const stored = new Map<string, Map<string, Kept>>()
  let room = Number.POSITIVE_INFINITY

  function taken() {
    const sizes = [...stored.values()].flatMap((cache) => [...cache.values()])
    return sizes.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  }

  function cacheOf(kept: Map<string, Kept>) {
    return {
      async match(asked: string) {
        const found = kept.get(addressOf(asked))
        return found && new Response(found.bytes.slice(0), { headers: found.headers })
      },
      async put(asked: string, response: Response) {
        const bytes = await response.arrayBuffer()
        if (taken() + bytes.byteLength > room) {
          throw new DOMException('There is no room.', 'QuotaExceededError')
        }
        kept.set(addressOf(asked), { bytes, headers: [...response.headers] })
      },
      delete: async (asked: string) => kept.delete(addressOf(asked)),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
    }
  }

  const storage = {
    async open(name: string) {
      const kept = stored.get(name) ?? new Map<string, Kept>()
      stored.set(name, kept)
      return cacheOf(kept)
    },
    has: async (name: string) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  }

  return {
    storage,
    taken,
    /** As the browser does when storage runs low. */
    clear: () => stored.clear(),
    limitTo(bytes: number) {
      room = bytes
    },
    /** Changes a stored byte, as a failing device may. */
    damage(name: string, address: string) {
      const kept = stored.get(name)?.get(addressOf(address))
      if (!kept) throw new Error(`${address} is not kept.`)
      const bytes = new Uint8Array(kept.bytes)
      bytes[0] = (bytes[0] ?? 0) ^ 1
    },
  }
}

function addressOf(asked: string) {
  return new URL(asked, origin).href
}
