// One transparent pixel: what a receipt entered by hand sends where others send their photo.
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

export function placeholderImage(): File {
  const bytes = Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0))
  return new File([bytes], 'manual-receipt.png', { type: 'image/png' })
}
