/** A pseudo-class that only a pointer or a keyboard brings about, and the attribute that stands for it here. */
const states = [
  [/(?<![\\(]|\(hover):hover(?![\w-])/g, '[data-hovered]'],
  [/(?<!\\):focus-visible(?![\w-])/g, '[data-focused]'],
] as const

/**
 * Adds the page's own rules once more, for `data-hovered` and `data-focused` in the place of a
 * pointer and a focus, so that a picture shows them. Returns what takes them out again.
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
