import { writeFile } from 'node:fs/promises'
import { receiptPhoto } from '#e2e/images.ts'
import { hasWorker } from './device.ts'
import { expect, story } from './engine-story.ts'
import { troubleIn } from './page-trouble.ts'
import { createScreen } from './screen.ts'

story(
  'the downloaded reader reads a photo offline, in a worker with its own security policy',
  async ({ openSignedIn, network, engine }, testInfo) => {
    const tab = await openSignedIn('/settings')
    const screen = createScreen(tab)
    await expect.poll(() => hasWorker(tab)).toBe(true)
    await screen.press('Download, 9 MB')
    await screen.see('10 MB on this phone')
    // The worker may run WebAssembly, a page may not; WebKit does not enforce this yet.
    const isHeldToPolicy = engine.name !== 'WebKit'
    expect(await tab.run(compileInPage)).toBe(isHeldToPolicy ? 'refused' : 'compiled')

    await tab.open(`${network.url}/receipts`)
    await screen.see('No receipts yet')
    network.off()
    const path = testInfo.outputPath('photo.jpg')
    await writeFile(path, (await receiptPhoto('Pastelaria')).buffer)
    await tab.choose('input[type=file][aria-label="Upload Image"]', path)
    await screen.see('Review Receipt')
    await screen.seeValue('Vendor', 'PASTELARIA', { timeout: 120_000 })
    await screen.seeValue('Amount', '12.50')

    await screen.press('Save Receipt')
    await screen.seeRows('On this phone', ['PASTELARIA'])
    network.on()
    await screen.see('Receipt saved')
    await screen.seeRows('Receipts', ['PASTELARIA'])
    expect(network.passed('POST /api/receipts/process')).toEqual([])
    expect(await troubleIn(tab)).toEqual([])
  },
)

/** Runs in the page. */
function compileInPage() {
  return WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
    () => 'compiled',
    () => 'refused',
  )
}
