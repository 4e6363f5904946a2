import { findLiveFile } from '#claims/links/live-file.ts'
import type { ReportDeps } from '#claims/load-report.ts'
import type { AttachedReport } from '#db/mail-message.ts'
import type { MailAttachment } from './mail.ts'

/** Undefined when the trip was opened again or is gone: the mail then has nothing to report any more. */
export async function openAttachments(
  deps: ReportDeps,
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
