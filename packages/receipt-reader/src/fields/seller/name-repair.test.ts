import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'

const body = ['12/03/2020 14:05', 'Tea|3.00', 'TOTAL|3.00']

/** The vendor of a page whose first text was read less surely than the others. */
async function vendorBelowLogo(logo: string, ...rows: string[]) {
  const page = pageOf(`# ${logo}`, ...rows)
  const [first, ...others] = page.boxes
  const boxes = first ? [{ ...first, confidence: 0.9 }, ...others] : []
  return (await extract({ ...page, boxes })).vendor
}

test('a misread logo gets its letters from where the page spells the name again', async () => {
  expect(await vendorBelowLogo('Lan Mei Dakville', 'Follow us', '@lanmeioakville', ...body)).toBe(
    'Lan Mei Oakville',
  )
  expect(await vendorBelowLogo('orvina', '12 Harbor Street', ...body, 'Cheers from Corvina')).toBe(
    'Corvina',
  )
  expect(await vendorBelowLogo('KORVNA', '12 Harbor Street', ...body, 'www.korvina.example')).toBe(
    'KORVINA',
  )
})

test('words like the name that are not the name change nothing', async () => {
  const name = 'Harbor Burger'
  expect(await vendorBelowLogo(name, '12 Mill Road', ...body, 'Harbor Burgers for all')).toBe(name)
  expect(await vendorBelowLogo(name, '12 Mill Road', 'Harbor Burges|4.00', ...body)).toBe(name)
  expect(await vendorBelowLogo(name, '12 Mill Road', ...body, 'www.hansaburger.example')).toBe(name)
})

test('a name read more surely than its likes stays', async () => {
  const page = pageOf('# Corvina Grill', '12 Mill Road', ...body, 'Cheers from Corvlna')
  const boxes = page.boxes.map((box) =>
    box.text.startsWith('Cheers') ? { ...box, confidence: 0.9 } : box,
  )
  expect((await extract({ ...page, boxes })).vendor).toBe('Corvina Grill')
})
