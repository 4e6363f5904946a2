/** The shortest module with an instruction of SIMD: without it a receipt would take minutes. */
const simdModule = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
])

/** Why this browser cannot read receipts, in words for the user; null where it can. */
export function whyNotHere(): string | null {
  if (!('caches' in globalThis && 'indexedDB' in globalThis)) {
    return 'This browser keeps no files for us here: a private window does not, and an insecure address does not.'
  }
  const canWork = 'Worker' in globalThis && 'OffscreenCanvas' in globalThis
  if (!canWork || !hasSimd()) return 'This browser is too old for it. A newer version can do it.'
  return null
}

/** Looked at only: a page of ours may not compile it. */
function hasSimd() {
  return 'WebAssembly' in globalThis && WebAssembly.validate(simdModule)
}
