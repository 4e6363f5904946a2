import { onStoreLoss } from '#offline/store/device-db.ts'
import { createStore } from '#ui/create-store.ts'

/** Whether this page has lost what the device keeps, though it is all there for the next page. */
export const isStoreLost = createStore(false)

onStoreLoss(() => isStoreLost.set(true))
