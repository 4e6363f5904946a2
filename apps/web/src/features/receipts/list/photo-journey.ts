import { morph, photoName } from '#ui/morph.ts'

let origin: HTMLElement | null = null

/** Animates the photo out of its thumbnail. */
export function openPhotoFrom(thumbnail: HTMLElement, open: () => void) {
  origin = thumbnail
  thumbnail.style.viewTransitionName = photoName
  morph(() => {
    thumbnail.style.viewTransitionName = ''
    open()
  })
}

export function closePhoto(close: () => void) {
  const thumbnail = origin
  origin = null
  morph(() => {
    close()
    if (!thumbnail) return
    thumbnail.style.viewTransitionName = photoName
    // After the transition has started: two elements must not share the name, and the next may be another.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        thumbnail.style.viewTransitionName = ''
      }),
    )
  })
}
