import { imageRules } from '@quittance/contract/receipts'
import type { Ref } from 'react'

/** The browser's own file dialog, opened by clicking the hidden input. */
export function FileInput({
  ref,
  onFiles,
}: {
  ref: Ref<HTMLInputElement>
  onFiles: (files: readonly File[]) => void
}) {
  return (
    <input
      ref={ref}
      type="file"
      accept={imageRules.types.join(',')}
      multiple
      hidden
      aria-label="Upload Image"
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        // The same file may be chosen again after it was cancelled.
        event.target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
