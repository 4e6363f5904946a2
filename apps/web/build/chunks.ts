import { join } from 'node:path'

const src = join(import.meta.dirname, '../src')

/**
 * Groups of modules that load together; each group becomes one file. Modules shared within an
 * audience go with its first part; what the members' first screen shares with other parts is
 * `shared`, and everything else shared, including the schemas, is `forms`.
 */
const parts: Record<string, string[]> = {
  public: ['pages/landing'],
  'public-more': [
    'pages/about',
    'pages/help',
    'pages/terms',
    'pages/privacy',
    'pages/procedure',
    'pages/not-found',
  ],
  entrance: [
    'pages/login',
    'pages/signup',
    'pages/forgot-password',
    'pages/reset-password',
    'pages/verify-email',
    'pages/undo-email-change',
  ],
  payment: ['pages/subscribe', 'pages/subscription-success'],
  members: ['app/signed-in-app', 'pages/home'],
  'members-receipts': ['pages/receipts'],
  'members-forms': [
    'app/sign-out-question',
    'app/trip-dialogs',
    'features/auth/session-ended-dialog',
    'features/receipts/edit/edit-receipt-dialog',
    'features/receipts/manual/manual-entry-dialog',
    'features/receipts/review/review-overlay',
    'features/receipts/split/split-dialog',
    'features/trips/claims/change-address-dialog',
    'features/trips/edit-trip-dialog',
  ],
  'members-more': ['pages/history', 'pages/trip-detail', 'pages/settings', 'pages/profile'],
  'members-admin': ['features/account/admin/admin'],
}

/** Loaded with a toast or a dialog on public pages, and with the first screen for members. */
const overlays = ['ui/dialog', 'ui/menu', 'ui/toaster']

/** The device store; visitors load it only if they left something on the device. */
const device = /\/(?:src\/offline\/store|node_modules\/idb)\/|\/photo-marks\.ts/

type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null }

/** Maps a module to its output file: few files, and none with much that a first screen does not need. */
export function createChunkNames() {
  let chunkOf: ((id: string) => string | null) | undefined
  return (id: string, graph: Graph) => {
    chunkOf ??= sort(graph)
    return chunkOf(id)
  }
}

function sort(graph: Graph) {
  const reach = (files: string[]) => reachedFrom(graph, files)
  const entry = reach(['main'])
  const overlay = reach(overlays)
  const reached = Object.entries(parts).map(([name, files]) => ({ name, ids: reach(files) }))

  return (id: string) => {
    if (entry.has(id)) return 'index'
    if (device.test(id)) return 'device'
    const names = reached.filter(({ ids }) => ids.has(id)).map(({ name }) => name)
    const [first = null, ...others] = names
    const isOfOne = others.every((name) => audienceOf(name) === audienceOf(first))
    if (first?.startsWith('public') && !isOfOne) return 'index'
    if (overlay.has(id)) return 'overlays'
    if (isOfOne) return first
    return names.includes('members') ? 'shared' : 'forms'
  }
}

function audienceOf(part: string | null) {
  return part?.split('-')[0]
}

function reachedFrom(graph: Graph, files: string[]) {
  const waiting = files.map((file) => join(src, `${file}.tsx`))
  const reached = new Set(waiting)
  for (const id of waiting) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (reached.has(imported)) continue
      reached.add(imported)
      waiting.push(imported)
    }
  }
  return reached
}
