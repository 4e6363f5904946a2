import type { Ref } from 'react'

/** The browser's own file dialog, opened by clicking the hidden input. */
export function PickerInput({
  ref,
  accept,
  label,
  onFiles,
}: {
  ref: Ref<HTMLInputElement>
  accept: string
  label: string
  onFiles: (files: readonly File[]) => void
}) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple
      hidden
      aria-label={label}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        // The same file may be chosen again after it was cancelled.
        event.target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
