import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import type { AddReceiptWay } from './add-receipt-ways.ts'

const look =
  'fixed right-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-30 grid size-14 place-items-center rounded-full bg-primary text-on-primary shadow-float transition duration-150 hover:bg-primary-strong active:scale-95 sm:right-6 lg:right-[max(1.5rem,calc((100vw-1120px)/2+1.5rem))] lg:bottom-8 [&[data-state=open]>.icon]:rotate-45'

/** Floats within the thumb's reach; opens upwards, the photo nearest. */
export function AddReceiptButton({
  onPick,
  onNoTrip,
}: {
  onPick: ((way: AddReceiptWay) => void) | null
  onNoTrip: () => void
}) {
  const face = <Icon name="plus" className="text-[26px] transition-transform duration-150" />
  if (!onPick) {
    return (
      <button type="button" aria-label="Add receipt" className={look} onClick={onNoTrip}>
        {face}
      </button>
    )
  }
  return (
    <Menu
      trigger={
        <button type="button" aria-label="Add receipt" className={look}>
          {face}
        </button>
      }
      items={[
        { label: 'Manual Entry', icon: 'square-pen', onSelect: () => onPick('manual') },
        { label: 'Upload Image', icon: 'upload', onSelect: () => onPick('upload') },
        { label: 'Take Photo', icon: 'camera', onSelect: () => onPick('camera') },
      ]}
    />
  )
}
