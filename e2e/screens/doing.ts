import type { Page } from '@playwright/test'
import { upload } from '#e2e/waiting-receipts.ts'
import { longReceipt } from './photo.ts'

/** Requests to this address get no response. */
export function hold(address: string | RegExp) {
  return (page: Page) => page.route(address, () => {})
}

export function answer(address: string | RegExp, json: object, status = 200) {
  return (page: Page) => page.route(address, (route) => route.fulfill({ status, json }))
}

export function heading(name: string | RegExp, level?: number) {
  return (page: Page) => page.getByRole('heading', { name, ...(level && { level }) }).first()
}

export function text(words: string | RegExp) {
  return (page: Page) => page.getByText(words).first()
}

export function dialog(name: string | RegExp) {
  return (page: Page) => page.getByRole('dialog', { name }).last()
}

export function button(name: string | RegExp) {
  return (page: Page) => page.getByRole('button', { name }).first()
}

/** A skeleton of the content; the one of a page whose code is loading is only called Loading. */
export function skeleton(page: Page) {
  return page.locator('main [role=status]:not([aria-label=Loading])').first()
}

export function toast(page: Page) {
  return page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true })
}

export function press(name: string | RegExp) {
  return (page: Page) => button(name)(page).click()
}

/** Follows a link in the navigation: the page it opens has no preloaded data. */
export function follow(name: string) {
  return (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
}

/** From another page of the app, so that Home has no preloaded data. */
export async function goHome(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Quittance' }).click()
}

export async function chooseToAdd(page: Page, way: 'Manual Entry' | 'Upload Image' | 'Take Photo') {
  await page.getByRole('button', { name: 'Add receipt', exact: true }).click()
  await page.getByRole('menuitem', { name: way }).click()
}

export async function openFinalize(page: Page) {
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('button', { name: 'Finalize' }).click()
}

export async function uploadPhoto(page: Page) {
  await upload(page, await longReceipt())
}

/** Uploads a photo that is read as this. */
export function readAs(reading: object) {
  return async (page: Page) => {
    await page.route('**/api/receipts/process', (route) => route.fulfill({ json: reading }))
    await uploadPhoto(page)
  }
}

export async function goOffline(page: Page) {
  // A picture or a font that is still loading would not arrive any more.
  await page.locator('h1').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}
