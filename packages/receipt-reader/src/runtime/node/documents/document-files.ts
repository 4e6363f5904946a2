import { join } from 'node:path'
import type { JobFolder } from '#runtime/node/job-folder.ts'
import type { DocumentAnswer, DocumentJob } from './document-job.ts'
import { pictureFile, thumbnailFile } from './picture-file.ts'

/** Copies what a job reads: the document, and the page of the thumbnail where that is drawn already. */
export async function giveDocument(job: DocumentJob, folder: JobFolder): Promise<DocumentJob> {
  if (job.do === 'invoice' || job.do === 'extract') return job
  const path = await folder.give(job.path)
  if (job.do === 'mail') return { ...job, path, folder: '.' }
  const invoicePath = job.invoicePath && (await folder.give(job.invoicePath))
  if (job.do === 'open') return { ...job, path, invoicePath }
  if (job.do === 'draw' && !job.pages.includes(job.thumbnail)) {
    const file = pictureFile(job.thumbnail)
    await folder.give(join(job.folder, file), file)
  }
  return { ...job, path, invoicePath, folder: '.' }
}

/** Copies the files out that an answer names. */
export async function takeDocument(
  job: DocumentJob,
  answer: DocumentAnswer,
  folder: JobFolder,
): Promise<void> {
  if (!('folder' in job)) return
  for (const name of filesIn(answer)) await folder.take(name, join(job.folder, name))
}

function filesIn(answer: DocumentAnswer): string[] {
  if ('drawn' in answer) return [...answer.drawn.map(({ file }) => file), thumbnailFile]
  if ('enclosures' in answer) return answer.enclosures.map(({ file }) => file)
  if ('mail' in answer) return [...answer.mail.parts, ...answer.mail.inside].map(({ file }) => file)
  return []
}
