import { writeFile } from 'node:fs/promises'
import { abilities, hasWorker, storedPhotos } from './device.ts'
import type { Tab } from './engine.ts'
import { expect, story } from './engine-story.ts'
import { cameraPhoto } from './photo.ts'
import { createScreen, fillAndSave, type Screen } from './screen.ts'

const fileInput = 'input[type=file][aria-label="Upload Image"]'

story(
  'a stored photo and its draft survive a killed browser byte for byte, and a file that is not an image is rejected',
  async ({ openSignedIn, phone, network }, testInfo) => {
    let tab = await openSignedIn('/receipts')
    let screen = createScreen(tab)
    await screen.see('No receipts yet')
    const text = testInfo.outputPath('receipt.jpg')
    await writeFile(text, 'certainly not a picture')
    await tab.choose(fileInput, text)
    await screen.see('Please select a JPEG, PNG, or WebP image file.')
    await expect.poll(() => storedPhotos(tab)).toEqual([])

    const photo = await cameraPhoto(testInfo.outputPath('photo.jpg'))
    await tab.choose(fileInput, photo.path)
    await screen.see('Review Receipt')
    const kept = [{ kind: '[object ArrayBuffer]', sha256: photo.sha256 }]
    await expect.poll(() => storedPhotos(tab)).toEqual(kept)
    await screen.fill('Vendor', 'Pastelaria')
    await screen.seeRows('On this phone', ['Pastelaria'])
    await phone.kill()

    tab = await phone.openTab()
    screen = createScreen(tab)
    await tab.open(`${network.url}/receipts`)
    await screen.seeRows('On this phone', ['Pastelaria'])
    expect(await storedPhotos(tab)).toEqual(kept)
    await screen.press('Check Pastelaria')
    await screen.seeValue('Vendor', 'Pastelaria')
    await screen.seePhoto('Review Receipt')
    // Back closes only the form.
    await tab.run(() => history.back())
    await screen.seeNoLonger('Review Receipt')
    expect(await tab.run(() => location.pathname)).toBe('/receipts')
  },
)

story(
  'two tabs send a receipt once when online again, even if the first response is lost',
  async ({ openSignedIn, phone, network, person }, testInfo) => {
    const tab = await openSignedIn('/receipts')
    const screen = createScreen(tab)
    await screen.see('No receipts yet')
    const other = await phone.openTab()
    await other.open(`${network.url}/receipts`)
    await createScreen(other).see('No receipts yet')
    // Offline, the forms come from the worker.
    await expect.poll(() => hasWorker(tab)).toBe(true)

    network.off()
    const photo = await cameraPhoto(testInfo.outputPath('photo.jpg'))
    await saveUpload(tab, screen, photo.path)
    for (const one of [tab, other]) {
      await createScreen(one).seeRows('On this phone', ['Pastelaria'])
    }

    network.loseAnswerTo('POST /api/receipts')
    network.on()
    await expect
      .poll(async () => {
        await Promise.all([tab, other].map(comeBackTo))
        return Promise.all([tab, other].map(storedPhotos))
      })
      .toEqual([[], []])
    for (const one of [tab, other]) await createScreen(one).seeRows('On this phone', [])
    expect(await person.receipts()).toMatchObject([{ photoHash: photo.sha256 }])
    // After a lost response the app asks the server first; if that was still saving, the photo is sent again.
    expect(network.passed('POST /api/receipts').length).toBeLessThanOrEqual(2)
  },
)

story(
  'a photo taken offline survives a reload and a killed browser, and becomes one receipt with the right bytes when online',
  async ({ phone, network, person }, testInfo) => {
    let tab = await phone.openTab()
    let screen = createScreen(tab)
    await tab.open(`${network.url}/login?redirect=/receipts`)
    await screen.fill('Email', person.email)
    await screen.fill('Password', person.password)
    await screen.press('Log In')
    await screen.see('No receipts yet')
    await expect.poll(() => hasWorker(tab)).toBe(true)

    network.off()
    // The browser does not report that it is offline; the app must notice.
    expect(await tab.run(() => navigator.onLine)).toBe(true)
    const photo = await cameraPhoto(testInfo.outputPath('photo.jpg'))
    await tab.choose(fileInput, photo.path)
    await screen.see('Read when you are online')
    await fillAndSave(screen)
    await screen.see('It goes when you are online.')
    await screen.seeRows('On this phone', ['On this phone'])

    await tab.open(`${network.url}/receipts`)
    await screen.see('Offline. What you add is kept on this phone')
    await screen.seeRows('On this phone', ['On this phone'])
    await screen.see('+ 1 on this phone')

    await phone.kill()
    tab = await phone.openTab()
    screen = createScreen(tab)
    await tab.open(`${network.url}/receipts`)
    await screen.seeRows('On this phone', ['On this phone'])

    network.on()
    await screen.see('Receipt saved')
    await screen.seeRows('On this phone', [])
    await screen.seeRows('Receipts', ['Pastelaria'])
    expect(await person.receipts()).toMatchObject([
      { vendor: 'Pastelaria', amount: '12.50', photoHash: photo.sha256 },
    ])
    // The list shows the server's receipt first; the device's copy is removed a moment later.
    await expect.poll(() => storedPhotos(tab)).toEqual([])
    // The photo was shrunk before sending, in this engine too.
    const [sent = 0] = network.passed('POST /api/receipts')
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThan(0.8 * photo.bytes)
  },
)

story(
  'features that this engine lacks, and their fallbacks',
  async ({ openSignedIn, phone, network, person, engine }) => {
    let tab = await openSignedIn('/receipts')
    let screen = createScreen(tab)
    await screen.see('No receipts yet')
    await expect.poll(() => hasWorker(tab)).toBe(true)
    expect(await abilities(tab)).toEqual(engine.abilities)

    // No still camera: a video frame instead. No Background Sync: it is sent when the app is opened.
    network.off()
    await screen.press('Take Photo')
    await screen.press('Capture Receipt')
    await fillAndSave(screen)
    await screen.seeRows('On this phone', ['On this phone'])
    const [kept] = await storedPhotos(tab)
    await phone.kill()
    network.on()
    expect(await person.receipts()).toEqual([])
    tab = await phone.openTab()
    screen = createScreen(tab)
    await tab.open(`${network.url}/receipts`)
    await screen.see('Receipt saved')
    expect(await person.receipts()).toMatchObject([{ photoHash: kept?.sha256 }])

    // No share target: the help page says so.
    await tab.open(`${network.url}/help`)
    await screen.see('What is different on an iPhone?')
  },
)

async function saveUpload(tab: Tab, screen: Screen, path: string) {
  await tab.choose(fileInput, path)
  await fillAndSave(screen)
}

/** A test's window never gets the focus; this is the event of a user who returns to it. */
function comeBackTo(tab: Tab) {
  return tab.run(() => {
    dispatchEvent(new Event('focus'))
  })
}
