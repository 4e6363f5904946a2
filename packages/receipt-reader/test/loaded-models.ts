import { loadChooser, loadOcrModels } from '#runtime/node/load-models.ts'

/** Test files run side by side and leave the cores to one another. */
const threads = 1

let models: ReturnType<typeof loadOcrModels> | undefined
let chooser: ReturnType<typeof loadChooser> | undefined

/** Loaded once for all test files of a process. */
export function loadedModels() {
  models ??= loadOcrModels(threads)
  return models
}

export function loadedChooser() {
  chooser ??= loadChooser()
  return chooser
}
