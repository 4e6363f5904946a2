/**
 * The `ref` of a form in which Enter goes on: from a field that is filled to the next one that must be, and where
 * none is left, it sends the form; from a text of several lines with Ctrl or ⌘. A phone's key says so where fields
 * have an `enterKeyHint`.
 */
export function advanceOnEnter(form: HTMLFormElement | null) {
  form?.addEventListener('keydown', goOn)
  return () => form?.removeEventListener('keydown', goOn)
}

function goOn(event: KeyboardEvent) {
  const form = event.currentTarget as HTMLFormElement
  // A letter that is still being put together is not typed yet.
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

/** It may stand in a footer, and takes no press while it is at work. */
function submitButtonOf(form: HTMLFormElement) {
  return [...form.elements].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  )
}

function isBehind(field: Node, other: Node) {
  return Boolean(other.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
}
