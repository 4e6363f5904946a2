/** As many, from the first to the last: the sets lie one after the other. */
export function spread<T>(all: T[], count: number): T[] {
  const step = Math.max(1, all.length / count)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
