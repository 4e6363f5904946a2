import { documentRules } from '@quittance/contract/document-rules'
import type { Ref } from 'react'
import { PickerInput } from '#features/receipts/upload/picker-input.tsx'

const accept = [...documentRules.types, ...documentRules.endings].join(',')

/** The file dialog for documents; some phones filter by type, some by extension. */
export function ImportInput(props: {
  ref: Ref<HTMLInputElement>
  onFiles: (files: readonly File[]) => void
}) {
  return <PickerInput {...props} accept={accept} label="Import Document" />
}
