/** Signs without a shape of their own: they end lines, clear screens, or turn `exe.pdf` into `fdp.exe`. */
const unseen = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu
const longest = 200

/** A file's name as a stranger gave it, fit to be shown. */
export function shownName(name: string): string {
  return name.slice(0, longest).replace(unseen, '').trim()
}
