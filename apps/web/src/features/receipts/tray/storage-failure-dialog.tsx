import { nounFor } from '#lib/format/document-words.ts'
import { type EntryStorageError, holdInMemory } from '#offline/entries/store-entry.ts'
import { Button } from '#ui/button.tsx'
import { useStore } from '#ui/create-store.ts'
import { Dialog } from '#ui/dialog.tsx'
import { download } from '#ui/download.ts'
import { storageFailure } from './add-files.ts'
import { storageFailureMessages } from './not-kept-reasons.ts'
import { trayStore } from './tray-store.ts'

/** Says plainly that the photo or document is not safe yet, and what can be done. */
export function StorageFailureDialog() {
  const [failure, ...others] = useStore(storageFailure)
  if (!failure) return null
  const what = nounFor(failure.entry.document)
  const name = others.length > 0 ? `${failure.entry.photo?.name}: ` : ''
  const close = () => storageFailure.set(storageFailure.get().filter((one) => one !== failure))

  async function continueInMemory(error: EntryStorageError) {
    close()
    const { id } = await holdInMemory(error)
    // If there are more to decide on, this one waits in the tray.
    if (others.length === 0) trayStore.review(id)
  }

  return (
    <Dialog
      open
      isStaying
      onOpenChange={close}
      title={`This ${what} could not be stored`}
      description={`${name}${storageFailureMessages[failure.reason]} Save it to your own files, or continue: it is lost if this page closes before it is saved.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => void continueInMemory(failure)}>
            Continue without saving
          </Button>
          <Button onClick={() => saveToFiles(failure)}>Save to my files</Button>
        </>
      }
    />
  )
}

function saveToFiles({ entry, photo }: EntryStorageError) {
  if (!photo) return
  const address = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }))
  download(address, entry.photo?.name ?? 'receipt.jpg')
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
