export type AddReceiptWay = 'manual' | 'upload' | 'camera'

const listeners = new Set<(way: AddReceiptWay) => void>()

/**
 * Opens one of the three ways to add a receipt, from anywhere on a page that has <AddReceipt>.
 * Call it in the event of a click: browsers open a file dialog for nothing less.
 */
export function openAddReceipt(way: AddReceiptWay) {
  for (const listener of listeners) listener(way)
}

export function onAddReceipt(listener: (way: AddReceiptWay) => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
