export type AddReceiptMethod = 'manual' | 'import' | 'upload' | 'camera'

const listeners = new Set<(way: AddReceiptMethod) => void>()

/**
 * Opens one of the ways to add a receipt, from anywhere on a page that has <AddReceipt>;
 * answers whether there is one. Call it in the event of a click: browsers open a file dialog for
 * nothing less.
 */
export function openAddReceipt(way: AddReceiptMethod): boolean {
  for (const listener of listeners) listener(way)
  return canAddReceipt()
}

export function canAddReceipt(): boolean {
  return listeners.size > 0
}

export function onAddReceipt(listener: (way: AddReceiptMethod) => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
