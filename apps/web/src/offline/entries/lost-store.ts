import { onStoreLoss } from '#offline/store/device-db.ts'
import { createStore } from '#ui/create-store.ts'

/** Whether this page has lost its connection to the store, though the data is there for the next page. */
export const isStoreLost = createStore(false)

onStoreLoss(() => isStoreLost.set(true))
