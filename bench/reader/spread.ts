/** Evenly spread over all: the sets follow each other. */
export function spread<T>(all: T[], count: number): T[] {
  const step = Math.max(1, all.length / count)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
