import { fileURLToPath } from 'node:url'

/** A file of the bundle, which starts much faster than the source; global-setup.ts builds it. */
export function built(file: 'main' | `commands/${string}`) {
  return fileURLToPath(new URL(`../dist/${file}.js`, import.meta.url))
}
