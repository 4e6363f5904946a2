import { extname } from 'node:path'

/** Beside the code that starts it, as the reader's is. */
export const documentWorkerFile = new URL(
  `./document-worker${extname(import.meta.url)}`,
  import.meta.url,
)
