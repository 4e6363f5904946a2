import { extname } from 'node:path'

/**
 * The worker lies beside the code that starts it: reader-worker.ts in the sources, reader-worker.js in a
 * bundle, where it must be an entry of its own in the same folder.
 */
export const readerWorkerFile = new URL(
  `./reader-worker${extname(import.meta.url)}`,
  import.meta.url,
)
