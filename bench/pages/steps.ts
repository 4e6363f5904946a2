export type Span = { start: number; end: number; leadsOn: boolean }

/**
 * The depth of each request in round trips: one step after the deepest of those that were
 * complete when it was sent and may have caused it. Waiting for a free connection is not a step.
 */
export function stepsOf(requests: readonly Span[]): number[] {
  const order = requests.toSorted((a, b) => a.start - b.start)
  const steps = new Map<Span, number>()
  for (const request of order) {
    const before = order.filter(({ end, leadsOn }) => leadsOn && end <= request.start)
    steps.set(request, 1 + Math.max(0, ...before.map((earlier) => steps.get(earlier) ?? 0)))
  }
  return requests.map((request) => steps.get(request) ?? 0)
}
