import type { Ref } from 'react'

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
        // So that the same file can be chosen again.
        event.target.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}
