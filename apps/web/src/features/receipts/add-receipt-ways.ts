export type AddReceiptWay = 'manual' | 'import' | 'upload' | 'camera'

const listeners = new Set<(way: AddReceiptWay) => void>()

/**
 * Opens one of the ways to add a receipt, from anywhere on a page that has <AddReceipt>;
 * answers whether there is one. Call it in the event of a click: browsers open a file dialog for
 * nothing less.
 */
export function openAddReceipt(way: AddReceiptWay): boolean {
  for (const listener of listeners) listener(way)
  return canAddReceipt()
}

export function canAddReceipt(): boolean {
  return listeners.size > 0
}

export function onAddReceipt(listener: (way: AddReceiptWay) => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
