import { PickPrompt } from '#features/receipts/upload/pick-prompt.tsx'

export function ImportPrompt(props: { onChoose: () => void; onClose: () => void }) {
  return (
    <PickPrompt
      {...props}
      title="Import Document"
      description="Choose PDFs, HEIC or TIFF pictures, or e-invoices: up to 25 MB and 30 pages each."
      choose="Choose documents"
      icon="file-text"
    />
  )
}
