type ColorPair = {
  front: string
  behind: string
  /** WCAG 2.2 AA: 4.5 for text, 3 for graphics. */
  least: 4.5 | 3
}

const grounds = ['ground', 'surface', 'sunken']
const states = ['primary', 'settled', 'waiting', 'wrong']
const kinds = ['food', 'transport', 'accommodation', 'coffee', 'entertainment', 'office', 'other']

/** Which colours meet on screen, by token name. */
export const colorPairs: readonly ColorPair[] = [
  ...['text', 'muted', ...states].flatMap((front) => grounds.map((behind) => text(front, behind))),
  ...states.map((state) => text(state, `${state}-soft`)),
  text('on-primary', 'primary'),
  text('on-primary', 'primary-strong'),
  text('on-wrong', 'wrong'),
  text('on-wrong', 'wrong-strong'),
  text('ground', 'text'),
  text('paper-ink', 'paper'),
  text('on-stage', 'stage'),
  text('on-stage', 'stage-raised'),
  ...kinds.flatMap((kind) => grounds.map((behind) => text(`category-${kind}`, behind))),
  ...grounds.map((behind) => ({ front: 'line', behind, least: 3 }) as const),
]

function text(front: string, behind: string): ColorPair {
  return { front, behind, least: 4.5 }
}
