import { type Category, categories } from '@quittance/contract/categories'
import { type Html, html } from '#mail/html.ts'

/** Paths on a 24 by 24 grid. */
const shapes: Record<Category | 'doubt', string> = {
  food: 'M7 3v6a2.5 2.5 0 0 0 5 0V3M9.500 3v18M17.500 3c-2 1-3 4-3 9h3m0-9v18',
  transport: 'M4 16v-4l2-6h12l2 6v4zM4 12h16M6 16v3M18 16v3M7.500 14h.01M16.500 14h.01',
  accommodation: 'M3 19V5M3 15h18M21 19v-6a3 3 0 0 0-3-3h-7v5M7 11.500h.01',
  coffee:
    'M5 9h12v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM17 10.500h1.500a2.250 2.250 0 0 1 0 4.500H17M9 3v2.500M13 3v2.500',
  entertainment: 'M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM14 7v2M14 11v2M14 15v2',
  office: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  other: 'M4 4h7l9 9-7 7-9-9zM8 8h.01',
  doubt: 'M12 4 3 19.500h18zM12 10v4M12 17h.01',
}

/** Included once per page, for all icons. */
export function iconSprite(): Html {
  const symbols = [...categories, 'doubt' as const].map(
    (name) =>
      html`<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${shapes[name]}"/></symbol>`,
  )
  return html`<svg class="sprite" aria-hidden="true">${symbols}</svg>`
}

export function icon(name: Category | 'doubt'): Html {
  return html`<svg class="icon ${name}" aria-hidden="true"><use href="#icon-${name}"/></svg>`
}
