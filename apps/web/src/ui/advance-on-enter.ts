/**
 * The `ref` of a form in which Enter moves from a filled field to the next required one, and
 * submits if there is none; in a multi-line text, with Ctrl or ⌘. A phone's key shows that for
 * fields with an `enterKeyHint`.
 */
export function advanceOnEnter(form: HTMLFormElement | null) {
  form?.addEventListener('keydown', goOn)
  return () => form?.removeEventListener('keydown', goOn)
}

function goOn(event: KeyboardEvent) {
  const form = event.currentTarget as HTMLFormElement
  // A character still being composed is not typed yet.
  if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented) return
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    submitButtonOf(form)?.click()
    return
  }
  const { target } = event
  if (!(target instanceof HTMLInputElement) || target.value.trim() === '') return
  const next = missingIn(form).find((field) => isBehind(field, target))
  if (!next) return
  event.preventDefault()
  next.focus()
}

function missingIn(form: HTMLFormElement) {
  const required = form.querySelectorAll<HTMLInputElement>('input[aria-required=true]')
  return [...required].filter((field) => field.value.trim() === '')
}

/** It may be in a footer, and is disabled while busy. */
function submitButtonOf(form: HTMLFormElement) {
  return [...form.elements].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  )
}

function isBehind(field: Node, other: Node) {
  return Boolean(other.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
}
