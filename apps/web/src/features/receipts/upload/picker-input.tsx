import { documentRules } from '@quittance/contract/document-rules'
import { imageRules } from '@quittance/contract/image-rules'
import type { Ref } from 'react'

type PickerProps = {
  ref: Ref<HTMLInputElement>
  onFiles: (files: readonly File[]) => void
}

/** The file dialog for photos. It must not name HEIC: only then does an iPhone convert photos to JPEG. */
export function FileInput(props: PickerProps) {
  return <PickerInput {...props} accept={imageRules.types} label="Upload Image" />
}

/** The file dialog for documents; some phones filter by type, some by extension. */
export function ImportInput(props: PickerProps) {
  const accept = [...documentRules.types, ...documentRules.endings]
  return <PickerInput {...props} accept={accept} label="Import Document" />
}

function PickerInput({
  ref,
  accept,
  label,
  onFiles,
}: PickerProps & { accept: readonly string[]; label: string }) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept.join(',')}
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
