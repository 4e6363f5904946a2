import { imageRules } from '@quittance/contract/image-rules'
import type { Ref } from 'react'
import { PickerInput } from './picker-input.tsx'

const accept = imageRules.types.join(',')

/** The file dialog for photos. It must not name HEIC: only then does an iPhone convert photos to JPEG. */
export function FileInput(props: {
  ref: Ref<HTMLInputElement>
  onFiles: (files: readonly File[]) => void
}) {
  return <PickerInput {...props} accept={accept} label="Upload Image" />
}
