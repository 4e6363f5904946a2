import { element } from './element.ts'
import { renderResult } from './render-result.ts'
import { verifyArchive } from './verify-archive.ts'

const drop = find('.drop')
const input = find('input') as HTMLInputElement
const progress = find('#progress')
const bar = find('progress') as HTMLProgressElement
const result = find('#result')
let latest: File | undefined

input.addEventListener('change', () => check(input.files?.[0]))
for (const name of ['dragenter', 'dragover', 'dragleave', 'drop'] as const) {
  // Anywhere on the page: a zip dropped beside the field would be opened instead of checked.
  document.addEventListener(name, (event) => {
    event.preventDefault()
    drop.classList.toggle('over', name === 'dragenter' || name === 'dragover')
    if (name === 'drop') void check(event.dataTransfer?.files[0])
  })
}

async function check(file: File | undefined) {
  if (!file) return
  latest = file
  result.replaceChildren()
  progress.hidden = false
  bar.value = 0
  find('#progress-words').textContent = `Checking ${file.name}…`
  const cards = await verify(file)
  if (latest !== file) return
  progress.hidden = true
  // The same file can be chosen again, after it was replaced.
  input.value = ''
  result.replaceChildren(...cards)
  result.querySelector<HTMLElement>('[tabindex]')?.focus()
}

async function verify(file: File) {
  try {
    const onProgress = (share: number) => {
      bar.value = Math.max(bar.value, Math.floor(share * 100))
    }
    return renderResult(file.name, await verifyArchive(file, { onProgress }))
  } catch (error) {
    return [element('p', { class: 'card bad', tabindex: '-1' }, explain(error))]
  }
}

function explain(error: unknown) {
  if (!globalThis.crypto?.subtle)
    return 'This browser checks signatures only on https pages and on pages opened from a file. Save this page and open it from your device.'
  if (error instanceof DOMException && error.name === 'NotSupportedError')
    return 'This browser is too old to check signatures. Please update it or use another one.'
  return `The zip could not be read: ${error instanceof Error ? error.message : String(error)}`
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}
