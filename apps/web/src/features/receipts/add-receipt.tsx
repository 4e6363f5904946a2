import type { Trip } from '@quittance/contract/trips'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { entryList } from '#offline/entries/entry-list.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import { useStore } from '#ui/create-store.ts'
import { type AddReceiptMethod, onAddReceipt } from './add-receipt-methods.ts'
import { CameraRound } from './camera/camera-round.tsx'
import { importFiles } from './import/import-files.ts'
import { ManualEntryDialog, ReviewOverlay } from './lazy-forms.ts'
import { showNoTripToast } from './show-no-trip-toast.ts'
import { addPhotos } from './tray/add-files.ts'
import { ReviewFlow } from './tray/review-flow.tsx'
import { trayStore } from './tray/tray-store.ts'
import { DropTarget } from './upload/drop-target.tsx'
import { PickPrompt } from './upload/pick-prompt.tsx'
import { FileInput, ImportInput } from './upload/picker-input.tsx'

export function AddReceipt({
  trip,
  onNoTrip = showNoTripToast,
  hasLine = true,
}: {
  trip: Pick<Trip, 'id' | 'currency'> | null
  /** Called if there is no trip to add to. */
  onNoTrip?: () => void
  /** Whether the dock says how many are to be checked. */
  hasLine?: boolean
}) {
  const [method, setMethod] = useState<AddReceiptMethod | null>(null)
  const [camera, setCamera] = useState<OpenCamera | null>(null)
  const { isAlone } = trayStore.use()
  const input = useRef<HTMLInputElement>(null)
  const documents = useRef<HTMLInputElement>(null)
  const pickers = { upload: input, import: documents }
  const entries = useEntries()
  const close = () => setMethod(null)
  const begun = entries.find(
    ({ source, state, tripId }) =>
      source === 'manual' && state === 'checking' && tripId === trip?.id,
  )

  function open(wanted: AddReceiptMethod) {
    if (!trip) return onNoTrip()
    if (isForFiles(wanted)) pickers[wanted].current?.click()
    // Resumes a manual entry that was started earlier.
    else if (wanted === 'manual' && begun) trayStore.review(begun.id)
    else if (wanted === 'camera') shoot(null)
    else setMethod(wanted)
  }

  const shoot = (retaken: string | null) => setCamera({ retaken, isCovered: false })

  async function addFiles(files: readonly File[]) {
    if (!trip) return onNoTrip()
    trayStore.add(await addPhotos(files, { source: 'upload', tripId: trip.id }))
  }

  async function addAnyFiles(files: readonly File[]) {
    if (!trip) return onNoTrip()
    trayStore.add(await importFiles(files, trip.id))
  }

  // After opening a link there was no click, so the browser would open no file dialog.
  useAddMethodParam((wanted) => (trip && isForFiles(wanted) ? setMethod(wanted) : open(wanted)))

  const isToBeChecked = entries.length > 0
  useEffect(() => {
    if (isToBeChecked) ReviewOverlay.load()
  }, [isToBeChecked])

  const openFromElsewhere = useEffectEvent(open)
  useEffect(() => onAddReceipt(openFromElsewhere), [])

  return (
    <>
      <FileInput ref={input} onFiles={(files) => void addFiles(files)} />
      <ImportInput ref={documents} onFiles={(files) => void addAnyFiles(files)} />
      <DropTarget onFiles={(files) => void addAnyFiles(files)} />
      {method === 'manual' && <ManualEntryDialog trip={trip} onClose={close} />}
      {isForFiles(method) && (
        <PickPrompt
          {...prompts[method]}
          onChoose={() => pickers[method].current?.click()}
          onClose={close}
        />
      )}
      {camera && trip && (isAlone || !camera.isCovered) && (
        <CameraRound
          // A retake opens above the review.
          key={camera.retaken}
          {...camera}
          tripId={trip.id}
          onKept={() => setCamera((shown) => shown && { ...shown, isCovered: true })}
          onClose={() => setCamera(null)}
        />
      )}
      <ReviewFlow
        {...{ trip, hasLine }}
        onRetake={trip && shoot}
        onNextPhoto={trip && (() => shoot(null))}
        onAddMore={trip && (() => input.current?.click())}
        onNoTrip={trip ? undefined : onNoTrip}
      />
    </>
  )
}

type OpenCamera = {
  /** The entry whose photo is being retaken; it stays until there is a new photo. */
  retaken: string | null
  /** The review of its photo is above it; it closes with that, unless the next photo is wanted. */
  isCovered: boolean
}

const prompts = {
  import: {
    title: 'Import Document',
    description: 'Choose PDFs, HEIC or TIFF images, or e-invoices: up to 25 MB and 30 pages each.',
    choose: 'Choose documents',
    icon: 'file-text',
  },
  upload: {
    title: 'Upload Image',
    description: 'Choose one or more photos of receipts: JPEG, PNG or WebP, up to 10 MB each.',
    choose: 'Choose images',
    icon: 'images',
  },
} as const

function isForFiles(method: AddReceiptMethod | null): method is keyof typeof prompts {
  return method === 'upload' || method === 'import'
}

const methods: readonly string[] = [
  'manual',
  'import',
  'upload',
  'camera',
] satisfies AddReceiptMethod[]

/**
 * The add button of another screen, or an app shortcut, puts the method in the query; it is used
 * once, when the entries on this device are loaded.
 */
function useAddMethodParam(take: (method: AddReceiptMethod) => void) {
  const isLoaded = useStore(entryList, (list) => list.isLoaded)
  const [path, navigate] = useLocation()
  const search = useSearch()
  const method = new URLSearchParams(search).get('add')

  const follow = useEffectEvent((wanted: string | null) => {
    if (wanted === null || !methods.includes(wanted)) return
    const others = new URLSearchParams(search)
    others.delete('add')
    navigate(others.size > 0 ? `${path}?${others}` : path, { replace: true })
    take(wanted as AddReceiptMethod)
  })
  useEffect(() => {
    if (isLoaded) follow(method)
  }, [method, isLoaded])
}
