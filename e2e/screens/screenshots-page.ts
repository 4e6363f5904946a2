import type { Screen } from './screen.ts'
import type { Size } from './sizes.ts'

export type Column = { size: Size; theme: 'light' | 'dark' }

/** A row for each screen, a column for each size and theme; a click opens the full picture. */
export function viewOf(screens: Screen[], columns: Column[]): string {
  const groups = [...new Set(screens.map(({ group }) => group))]
  const sizes = [...new Set(columns.map(({ size }) => size))]
  const themes = [...new Set(columns.map(({ theme }) => theme))]
  const rows = screens.map(({ name, group }) => {
    const pictures = columns.map(({ size, theme }) => {
      const path = `${size}-${theme}/${name}.webp`
      return `<td data-size="${size}" data-theme="${theme}"><a href="${path}"><img loading="lazy" alt="${name}, ${size}, ${theme}" src="${path}"></a></td>`
    })
    return `<tr data-group="${group}"><th>${name}</th>${pictures.join('')}</tr>`
  })
  const choices = { group: groups, size: sizes, theme: themes }
  return `<!doctype html>
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body { font: 14px system-ui; margin: 0; background: #888 }
  form { position: sticky; top: 0; display: flex; gap: 1rem; padding: 0.5rem; background: #fff }
  th { text-align: left; vertical-align: top; padding: 0.5rem; max-width: 10rem; background: #fff }
  td { vertical-align: top; padding: 4px }
  img { height: 420px; display: block; background: #aaa }
</style>
<form>${Object.entries(choices).map(chooser).join('')}</form>
<table>${rows.join('\n')}</table>
<script>
  document.forms[0].addEventListener('change', ({ currentTarget }) => {
    for (const [name, value] of new FormData(currentTarget)) {
      for (const element of document.querySelectorAll('[data-' + name + ']'))
        element.classList.toggle('away-' + name, value !== '' && element.dataset[name] !== value)
    }
  })
</script>
<style>${Object.keys(choices)
    .map((name) => `.away-${name} { display: none }`)
    .join(' ')}</style>
`
}

function chooser([name, values]: [string, string[]]) {
  const options = values.map((value) => `<option>${value}</option>`).join('')
  return `<label>${name} <select name="${name}"><option value="">all</option>${options}</select></label>`
}
