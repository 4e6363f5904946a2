import { expect, story } from './engine-story.ts'
import { troubleIn } from './page-trouble.ts'
import { cameraPhoto } from './photo.ts'
import { createScreen, fillAndSave } from './screen.ts'

story(
  'the main journey has no console error: sign in, create a trip, upload, review, save, finalize',
  async ({ phone, network, newcomer, smtp }, testInfo) => {
    const tab = await phone.openTab()
    const screen = createScreen(tab)
    await tab.open(`${network.url}/login`)
    await screen.fill('Email', newcomer.email)
    await screen.fill('Password', newcomer.password)
    await screen.press('Log In')

    await screen.press('Start Here')
    await screen.fill('Trip Name', 'Lisbon and Porto')
    await screen.press('Create Trip')
    await screen.see('Trip created')

    await screen.press('Receipts')
    await screen.see('No receipts yet')
    const photo = await cameraPhoto(testInfo.outputPath('photo.jpg'))
    await tab.choose('input[type=file][aria-label="Upload Image"]', photo.path)
    // The form moves when the reading arrives, and a press at that moment may miss.
    await screen.see('Nothing could be read from this photo.')
    await fillAndSave(screen)
    await screen.see('Receipt saved')
    await screen.seeRows('Receipts', ['Pastelaria'])

    await screen.press('Finalize')
    await screen.fill('Send Report To', `finance-${newcomer.email}`)
    await screen.press('Finalize Trip')
    await screen.see('Trip Finalized!')
    await smtp.take(`finance-${newcomer.email}`, 'Lisbon and Porto')
    await screen.press('Close')
    expect(await troubleIn(tab)).toEqual([])
  },
)
