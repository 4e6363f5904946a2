import { expect } from '@playwright/test'
import type { Point, Tab } from './engine.ts'

type Kind = 'button' | 'field'

/** Actions and checks on a page, by visible names. */
export function createScreen(tab: Tab) {
  /** Its position, once nothing covers it and it does not move. */
  async function find(kind: Kind, name: string): Promise<Point> {
    let point: Point | null = null
    await expect
      .poll(
        async () => {
          const before = point
          point = await tab.run(pointOf, kind, name).catch(() => null)
          return point !== null && before !== null && isNear(point, before)
        },
        { message: `the ${kind} "${name}" can be pressed` },
      )
      .toBe(true)
    if (!point) throw new Error(`There is no ${kind} "${name}"`)
    return point
  }

  return {
    async press(name: string) {
      await tab.press(await find('button', name))
    },
    async fill(label: string, text: string) {
      // A form that is still moving is pressed again.
      await expect
        .poll(async () => {
          await tab.press(await find('field', label))
          return tab.run(selectFocused, label)
        })
        .toBe(true)
      await tab.type(text)
      await expect.poll(() => tab.run(focusedValue)).toBe(text)
    },
    async seeValue(label: string, text: string, options?: { timeout: number }) {
      await expect.poll(async () => (await tab.run(readField, label)).value, options).toBe(text)
    },
    /** Waits until this is said beside the field. */
    async seeNote(label: string, text: string) {
      await expect.poll(async () => (await tab.run(readField, label)).note).toContain(text)
    },
    /** Waits until the dialog with this title shows a photo. */
    async seePhoto(title: string) {
      await expect.poll(() => tab.run(hasPhoto, title)).toBe(true)
    },
    /** Waits until this text is visible. */
    async see(text: string) {
      await expect
        .poll(() => tab.run(visibleText).catch(() => ''), { message: `"${text}" is visible` })
        .toContain(text)
    },
    async seeNoLonger(text: string) {
      await expect.poll(() => tab.run(visibleText).catch(() => text)).not.toContain(text)
    },
    /** Waits until the list with this name has these rows; a missing list has none. */
    async seeRows(list: string, rows: string[]) {
      const expected = rows.map((row) => expect.stringContaining(row))
      await expect.poll(() => tab.run(rowsOf, list).catch(() => null)).toEqual(expected)
    },
  }
}

/** Firefox scrolls a centred element back and forth by a pixel. */
function isNear(one: Point, other: Point) {
  return Math.abs(one.x - other.x) < 2 && Math.abs(one.y - other.y) < 2
}

export type Screen = ReturnType<typeof createScreen>

/** In the review form. */
export async function fillAndSave(screen: Screen) {
  await screen.fill('Vendor', 'Pastelaria')
  await screen.fill('Amount', '12.50')
  await screen.press('Save Receipt')
}

// The functions below run in the page, each alone: a page has none of our modules.

function pointOf(kind: Kind, name: string): Point | null {
  const selector = { button: 'button, a, [role=menuitem]', field: 'input, textarea, select' }[kind]
  const nameOf = (element: Element) => {
    const words = (element as HTMLInputElement).labels?.[0] ?? element
    const spoken = words.cloneNode(true) as HTMLElement
    for (const mark of spoken.querySelectorAll('[aria-hidden=true]')) mark.remove()
    return element.getAttribute('aria-label') ?? spoken.textContent?.trim()
  }
  // On a slow machine two checks of a moving element may fall into one frame.
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  })
  if (isMoving) return null
  // A name that ends in an ellipsis is a prefix.
  for (const element of document.querySelectorAll(selector)) {
    const own = nameOf(element)
    const isNamed = name.endsWith('…') ? own?.startsWith(name.slice(0, -1)) : own === name
    if (!isNamed) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const isEnabled = !(element as HTMLButtonElement).disabled
    const hit = document.elementFromPoint(x, y)
    if (isEnabled && hit && (element.contains(hit) || hit.contains(element))) return { x, y }
  }
  return null
}

function selectFocused(label: string) {
  const field = document.activeElement
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const name = isField && (field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent)
  if (!name || !name.startsWith(label)) return false
  field.select()
  return true
}

function focusedValue() {
  return (document.activeElement as HTMLInputElement).value
}

function visibleText() {
  return document.body.innerText
}

function rowsOf(list: string) {
  const rows = document.querySelectorAll<HTMLElement>(`[aria-label="${list}"] > li`)
  return [...rows].map((row) => row.innerText)
}

function readField(label: string) {
  const labels = [...document.querySelectorAll('label')]
  const named = labels.find(({ textContent }) => textContent.startsWith(label))
  const field = named?.control as HTMLInputElement | null | undefined
  const notes = field?.getAttribute('aria-describedby')?.split(' ') ?? []
  const note = notes.map((id) => document.getElementById(id)?.innerText).join(' ')
  return { value: field?.value, note }
}

function hasPhoto(title: string) {
  const dialogs = [...document.querySelectorAll('[role=dialog]')]
  const named = dialogs.filter(({ textContent }) => textContent.includes(title))
  const photos = named.flatMap((dialog) => [...dialog.querySelectorAll('img')])
  return photos.some(({ naturalWidth }) => naturalWidth > 0)
}
