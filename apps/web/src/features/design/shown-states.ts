/** A pseudo-class that needs a pointer or keyboard, and the attribute that simulates it. */
const states = [
  [/(?<![\\(]|\(hover):hover(?![\w-])/g, '[data-hovered]'],
  [/(?<!\\):focus-visible(?![\w-])/g, '[data-focused]'],
] as const

/**
 * Duplicates the page's style rules for `data-hovered` and `data-focused`, so that screenshots show
 * those states. Returns a function that removes them.
 */
export function showStates() {
  const own = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
  const copy = document.createElement('style')
  copy.textContent = withShownStates(own.join('\n'))
  document.head.append(copy)
  return () => copy.remove()
}

export function withShownStates(css: string) {
  return states.reduce((text, [state, attribute]) => text.replaceAll(state, attribute), css)
}
