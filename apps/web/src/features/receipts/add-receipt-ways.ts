import { createStore } from '#ui/create-store.ts'

export type AddReceiptWay = 'manual' | 'upload' | 'camera'

const asked = createStore<AddReceiptWay | null>(null)

/**
 * Opens one of the three ways to add a receipt, from anywhere on a page that has <AddReceipt>.
 * Call it in the event of a click: browsers open a file dialog for nothing less.
 */
export function openAddReceipt(way: AddReceiptWay) {
  asked.set(way)
}

export function onAddReceipt(listener: (way: AddReceiptWay) => void) {
  return asked.subscribe((way) => way && listener(way))
}
