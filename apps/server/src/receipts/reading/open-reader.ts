import {
  createLocalReader,
  type LocalReader,
  type ReceiptReader as PackageReader,
} from '@quittance/receipt-reader'
import { confinement } from '@quittance/receipt-reader/runtime/node/confined-process'
import { keepJobFoldersIn } from '@quittance/receipt-reader/runtime/node/job-folder'
import type { FastifyBaseLogger } from 'fastify'
import type { DocumentReader } from '#documents/document-reader.ts'
import type { ReaderSettings, VisionSettings } from '#process/settings/reader.ts'
import { adaptReader } from './adapt-reader.ts'
import { openDocuments } from './open-documents.ts'
import { createNoReader, type ReceiptReader } from './reader.ts'

const visionLimitMs = 45_000

type Opened = { reader: ReceiptReader; documents: DocumentReader; closeReader: () => void }

/** The engine from the settings; the local one is also the fallback of a vision model. */
export async function openReader(
  settings: ReaderSettings,
  { uploadFolder, log }: { uploadFolder: string; log: FastifyBaseLogger },
): Promise<Opened> {
  keepJobFoldersIn(uploadFolder)
  const { missing } = confinement()
  if (missing.length > 0) {
    log.warn(`This machine does not fully confine the processes for files: ${missing.join(', ')}.`)
  }
  if (settings.engine === 'none') return { reader: createNoReader(), ...withDocuments(null) }
  const { workers, threads } = settings
  const local = createLocalReader({ workers, threads })
  const reader = settings.engine === 'vision' ? await putVisionInFront(settings, local, log) : local
  return { reader: adaptReader(reader), ...withDocuments(local) }
}

/** Documents are read on this machine, even if a vision model reads photos. */
function withDocuments(local: LocalReader | null) {
  const { documents, closeDocuments } = openDocuments(local)
  const closeReader = () => {
    closeDocuments()
    local?.close()
  }
  return { documents, closeReader }
}

/** Loaded on demand: it takes 70 MB of memory. */
async function putVisionInFront(
  { provider, model, apiKey, baseUrl }: VisionSettings,
  local: PackageReader,
  log: FastifyBaseLogger,
) {
  const [{ createVisionReader }, { createReaderWithFallback }] = await Promise.all([
    import('@quittance/receipt-reader/vision/vision-reader'),
    import('@quittance/receipt-reader/vision/reader-with-fallback'),
  ])
  const vision = createVisionReader({ provider, model, apiKey, baseUrl, timeoutMs: visionLimitMs })
  return createReaderWithFallback(vision, local, (failure) =>
    log.warn(failure, 'vision model failed; using the local reader'),
  )
}
