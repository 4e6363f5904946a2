import type { FileDeps } from '#claims/kept-files.ts'
import { findLiveFile } from '#claims/links/live-file.ts'
import type { AttachedReport } from '#db/mail-message.ts'
import type { MailAttachment } from './mail.ts'

/** Returns undefined if the trip was re-opened or deleted: there is nothing left to report. */
export async function openAttachments(
  deps: FileDeps,
  { finalizationId, kinds }: AttachedReport,
): Promise<MailAttachment[] | undefined> {
  const files: MailAttachment[] = []
  for (const kind of kinds) {
    const file = await findLiveFile(deps, finalizationId, kind)
    if (!file) return undefined
    files.push(file)
  }
  return files
}
