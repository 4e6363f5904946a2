import { useRootFontSize } from '#ui/root-font-size.ts'
import { useMedia } from '#ui/use-media.ts'

/** Whether seven columns fit beside the navigation; with large text they need a larger window. */
export function useHasTables() {
  return useMedia(`(min-width: ${78 * useRootFontSize()}px)`)
}
