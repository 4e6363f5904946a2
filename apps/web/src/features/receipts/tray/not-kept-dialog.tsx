import { holdAnyway, type NotKeptError } from '#offline/entries/keep.ts'
import { Button } from '#ui/button.tsx'
import { useStore } from '#ui/create-store.ts'
import { Dialog } from '#ui/dialog.tsx'
import { notKept } from './take-in.ts'
import { trayStore } from './tray-store.ts'

const reasons = {
  'no-room': 'There is no room left on this phone for the photo.',
  'no-store': 'This browser keeps nothing here, as in a private window.',
}

/** Said plainly: the photo is safe nowhere yet, and here is what can be done. */
export function NotKeptDialog() {
  const failure = useStore(notKept)
  if (!failure) return null
  const close = () => notKept.set(null)

  async function goOnAnyway(error: NotKeptError) {
    close()
    const { id } = await holdAnyway(error)
    trayStore.review(id)
  }

  return (
    <Dialog
      open
      isStaying
      onOpenChange={close}
      title="This photo is not kept yet"
      description={`${reasons[failure.reason]} Save it to your own files, or go on: until it is saved as a receipt it is lost when this page closes.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => void goOnAnyway(failure)}>
            Go on without keeping
          </Button>
          <Button onClick={() => saveToFiles(failure)}>Save to my files</Button>
        </>
      }
    />
  )
}

function saveToFiles({ entry, photo }: NotKeptError) {
  if (!photo) return
  const address = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }))
  const link = document.createElement('a')
  link.href = address
  link.download = entry.photo?.name ?? 'receipt.jpg'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
