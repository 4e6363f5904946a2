import { describeDocument, documentIcon } from '#lib/format/document-words.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { Icon } from '#ui/icon.tsx'

/** In place of a document's first page while there is no picture of it: what it is and what it is called. */
export function NoPicture({ document, photo }: Pick<Entry, 'document' | 'photo'>) {
  return (
    <div className="flex min-h-0 w-full flex-1 flex-col items-center justify-center gap-1 overflow-hidden bg-sunken p-4 text-center text-sm">
      <Icon
        name={document ? documentIcon(document.kind) : 'image'}
        className="mb-1 text-[2rem] text-muted"
      />
      <p className="line-clamp-2 max-w-full font-medium wrap-anywhere">{photo?.name}</p>
      <p className="amount text-muted">{document ? describeDocument(document) : 'Photo'}</p>
    </div>
  )
}
