import { PickPrompt } from './pick-prompt.tsx'

export function UploadPrompt(props: { onChoose: () => void; onClose: () => void }) {
  return (
    <PickPrompt
      {...props}
      title="Upload Image"
      description="Choose one or more photos of receipts: JPEG, PNG or WebP, up to 10 MB each."
      choose="Choose images"
      icon="images"
    />
  )
}
