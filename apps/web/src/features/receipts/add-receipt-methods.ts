export type AddReceiptMethod = 'manual' | 'import' | 'upload' | 'camera'

const listeners = new Set<(method: AddReceiptMethod) => void>()

/**
 * Starts a way to add a receipt, from anywhere on a page that has <AddReceipt>; returns whether
 * there is one. Call it within a click: otherwise browsers open no file dialog.
 */
export function openAddReceipt(method: AddReceiptMethod): boolean {
  for (const listener of listeners) listener(method)
  return canAddReceipt()
}

export function canAddReceipt(): boolean {
  return listeners.size > 0
}

export function onAddReceipt(listener: (method: AddReceiptMethod) => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
