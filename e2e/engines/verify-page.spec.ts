import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { changeArchive } from '@quittance/test-support/change-archive'
import { createSealedClaim, packClaim } from '@quittance/test-support/sealed-claim'
import { expect, story } from './engine-story.ts'

const built = join(import.meta.dirname, '../../apps/server/dist/verify.html')
const claim = createSealedClaim()

story('from a file, verify.html checks a claim and names changes', async ({ phone }, testInfo) => {
  const tab = await phone.openTab()
  await tab.open(String(pathToFileURL(built)))
  const check = async (name: string, zip: Uint8Array, expected: RegExp) => {
    const path = testInfo.outputPath(`${name}.zip`)
    await writeFile(path, zip)
    await tab.choose('input', path)
    const said = () =>
      tab.run(() => document.querySelector<HTMLElement>('#result')?.innerText ?? '')
    await expect.poll(said).toContain(`${name}.zip`)
    expect(await said()).toMatch(expected)
  }
  await check('unchanged', packClaim(claim), /Nothing was changed/)
  for (let number = 0; number < 23; number += 1) {
    const { kind, zip, expected } = changeArchive(claim, number)
    // The page knows no keys.
    if (kind !== 'a seal by another key') await check(`change-${number}`, zip, expected)
  }
})
