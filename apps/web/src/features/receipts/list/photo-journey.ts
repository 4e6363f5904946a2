import { morph, photoName } from '#ui/morph.ts'

let origin: HTMLElement | null = null

/** The photo grows out of its thumbnail. */
export function openPhotoFrom(thumbnail: HTMLElement, open: () => void) {
  origin = thumbnail
  thumbnail.style.viewTransitionName = photoName
  morph(() => {
    thumbnail.style.viewTransitionName = ''
    open()
  })
}

/** And goes back there. */
export function closePhoto(close: () => void) {
  const thumbnail = origin
  origin = null
  morph(() => {
    close()
    if (!thumbnail) return
    thumbnail.style.viewTransitionName = photoName
    // Once it is on its way: no two things may carry the name, and the next may be another.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        thumbnail.style.viewTransitionName = ''
      }),
    )
  })
}
