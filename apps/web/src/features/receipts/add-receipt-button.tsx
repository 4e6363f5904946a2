import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import type { AddReceiptMethod } from './add-receipt-methods.ts'
import { ManualEntryDialog } from './lazy-forms.ts'

const buttonClass =
  'inline-flex size-13 items-center justify-center rounded-full bg-primary font-medium text-on-primary shadow-float @max-[17rem]/bar:h-9 @max-[17rem]/bar:w-full @max-[17rem]/bar:rounded-control transition duration-150 hover:bg-primary-strong active:scale-95 lg:h-11 lg:w-full lg:gap-2 lg:rounded-control lg:text-sm lg:shadow-none short:size-12 short:rounded-full [&[data-state=open]>.icon]:rotate-45'

type AddReceiptButtonProps =
  | { onPick: (method: AddReceiptMethod) => void }
  | { onPick: null; onNoTrip: () => void }

/** Within the thumb's reach; opens upwards on a phone, with the photo nearest. */
export function AddReceiptButton(props: AddReceiptButtonProps) {
  const face = (
    <>
      <Icon
        name="plus"
        className="text-[1.625rem] transition-transform duration-150 lg:text-[1.25rem] short:text-[1.5rem]"
      />
      <span className="max-lg:sr-only short:sr-only">Add receipt</span>
    </>
  )
  if (!props.onPick) {
    return (
      <button type="button" data-main className={buttonClass} onClick={props.onNoTrip}>
        {face}
      </button>
    )
  }
  const { onPick } = props
  return (
    <Menu
      trigger={
        <button
          type="button"
          data-main
          className={buttonClass}
          onPointerEnter={ManualEntryDialog.load}
          onFocus={ManualEntryDialog.load}
        >
          {face}
        </button>
      }
      items={[
        { label: 'Manual Entry', icon: 'square-pen', onSelect: () => onPick('manual') },
        { label: 'Import Document', icon: 'file-text', onSelect: () => onPick('import') },
        { label: 'Upload Image', icon: 'upload', onSelect: () => onPick('upload') },
        { label: 'Take Photo', icon: 'camera', onSelect: () => onPick('camera'), isMain: true },
      ]}
    />
  )
}
