import { hasWorker } from './device.ts'
import { expect, story } from './engine-story.ts'
import { cameraPhoto } from './photo.ts'
import { createScreen, fillAndSave } from './screen.ts'

story(
  'if the storage process is killed, as iPhones do in the background, the app reloads and sends waiting receipts',
  async ({ openSignedIn, phone, network, person }, testInfo) => {
    const tab = await openSignedIn('/receipts')
    const screen = createScreen(tab)
    await screen.see('No receipts yet')
    await expect.poll(() => hasWorker(tab)).toBe(true)
    network.off()
    const photo = await cameraPhoto(testInfo.outputPath('photo.jpg'))
    await tab.choose('input[type=file]', photo.path)
    await fillAndSave(screen)
    await screen.see('It goes when you are online.')
    await screen.seeRows('On this phone', ['On this phone'])

    phone.killStore()
    network.on()
    // The driver has lost the page; check on the server what it does.
    await expect
      .poll(() => person.receipts(), { timeout: 180_000 })
      .toMatchObject([{ vendor: 'Pastelaria', photoHash: photo.sha256 }])
  },
)
