import { receiptPhoto } from '#e2e/images.ts'
import { reading } from '#e2e/reading.ts'
import type { Tab } from './engine.ts'
import { expect, story } from './engine-story.ts'
import type { Network } from './network.ts'
import { troubleIn } from './page-trouble.ts'
import { cameraPhoto } from './photo.ts'
import { createScreen } from './screen.ts'

/** WebDriver's codes for the arrow keys. */
const left = '\uE012'
const right = '\uE014'

story(
  'camera and review: a missing amount is named and needed, Next photo goes on, and without a camera a file does',
  async ({ openSignedIn, network, person }, testInfo) => {
    const inFrancs = { ...reading, amount: '273.40', currency: null, printedCurrency: 'CHF' }
    network.answer('POST /api/receipts/process', inFrancs)
    const tab = await openSignedIn('/receipts')
    const screen = createScreen(tab)
    const seeReview = async () => {
      await screen.seePhoto('Review Receipt')
      await screen.seeNote('Amount', 'Printed 273.40 CHF, enter EUR')
    }
    await screen.see('No receipts yet')
    await screen.press('Add receipt')
    await screen.press('Take Photo')
    await screen.see('Position receipt in portrait orientation')
    await screen.press('Capture Receipt')
    await seeReview()
    await screen.press('Save Receipt')
    await screen.see('Please fill out all required fields')
    expect(network.passed('POST /api/receipts')).toEqual([])
    await screen.fill('Amount', '290.10')
    await screen.press('Next photo')

    await screen.press('Capture Receipt')
    await seeReview()
    await screen.fill('Vendor', 'Tram 28')
    await screen.fill('Amount', '3.00')
    await screen.press('Save Receipt')
    await screen.seeRows('Receipts', ['Tram 28', 'PASTELARIA'])
    expect(await person.receipts()).toMatchObject([{ amount: '3.00' }, { amount: '290.10' }])

    await tab.open(`${network.url}/receipts`)
    await screen.seeRows('Receipts', ['Tram 28', 'PASTELARIA'])
    await tab.run(() => {
      const refused = new DOMException('There is no camera', 'NotFoundError')
      // On the prototype: WebKit may forget what is set on `mediaDevices` itself.
      MediaDevices.prototype.getUserMedia = () => Promise.reject(refused)
    })
    await screen.press('Add receipt')
    await screen.press('Take Photo')
    await screen.see('Failed to access camera. Please check permissions and try again.')
    const { path } = await cameraPhoto(testInfo.outputPath('photo.jpg'))
    await tab.choose('input[aria-label="Use the device\'s camera app"]', path)
    await seeReview()
    expect(await troubleOf(tab, network)).toEqual([])
  },
)

story(
  'receipts and finalize: day sums, search, filter, arrow keys, checks, preview, outcome and claim page',
  async ({ openSignedIn, network, person, smtp }) => {
    const { buffer } = await receiptPhoto('Trattoria')
    const [monday, tuesday] = [{ date: '2026-03-02' }, { date: '2026-03-03' }]
    const dinner = { vendor: 'Trattoria', amount: '9.20', category: 'food', notes: 'Team dinner' }
    await person.hasReceipt({ ...monday, ...dinner }, buffer)
    const taxi = { vendor: 'Radio Taxi', amount: '4.20', category: 'transport' }
    await person.hasReceipt({ ...monday, ...taxi })
    const coffee = { vendor: 'Bar Sport', amount: '2.10', category: 'coffee' }
    await person.hasReceipt({ ...tuesday, ...coffee }, buffer)
    const tab = await openSignedIn('/receipts')
    const screen = createScreen(tab)
    const days = ['Mar 3, 2026\n2.10 EUR', 'Mar 2, 2026\n13.40 EUR', 'Trattoria']
    await screen.seeRows('Receipts', days)
    await screen.fill('Search receipts', 'DINNER')
    await screen.seeRows('Receipts', ['Trattoria'])
    await screen.press('Clear filters')
    await screen.seeRows('Receipts', days)
    await tab.run(() => document.querySelector('select')?.focus())
    await tab.type('T')
    await screen.seeRows('Receipts', ['Radio Taxi'])
    await screen.press('Clear filters')

    await screen.press('View photo of Bar Sport')
    await screen.seePhoto('Bar Sport')
    await tab.type(right)
    await screen.seePhoto('Trattoria')
    await tab.type(left)
    await screen.seePhoto('Bar Sport')
    await screen.press('Close')

    await screen.press('Edit Bar Sport')
    await screen.press('Next receipt')
    await screen.seeValue('Vendor', 'Radio Taxi')
    await tab.type(right)
    await screen.seeValue('Vendor', 'Trattoria')
    await tab.type(left)
    await screen.seeValue('Vendor', 'Radio Taxi')
    await screen.fill('Vendor', 'Radio Taxi Roma')
    await screen.press('Save Changes')
    await screen.seeRows('Receipts', ['Bar Sport', 'Radio Taxi Roma', 'Trattoria'])

    await screen.press('Finalize')
    await screen.see('3 receipts are dated outside the trip')
    const finance = `finance-${person.email}`
    await screen.fill('Send Report To', finance)
    await screen.see(`To\n${finance}`)
    await screen.see('Ines Duarte has finalized the trip Lisbon.')
    await screen.press('Finalize Trip')
    await screen.see('Trip Finalized!')
    await screen.see(`${finance}\nSent`)
    await smtp.take(finance, 'Lisbon')
    await screen.press('Copy link to Claim Page')
    await screen.see('Link copied')
    await screen.press('Claim Page…')
    await screen.see('To repay')
    // The link leads past the watched network; open the page through it.
    await tab.open(network.url + (await tab.run(() => location.pathname)))
    await screen.see('Trattoria')
    expect(await troubleOf(tab, network)).toEqual([])
  },
)

/** Everything that went wrong, except that no trip is active and that this product has no rates. */
async function troubleOf(tab: Tab, network: Network) {
  const meant = /^GET \/api\/(trips\/active|rates\?\S*) 404$/
  return [...(await troubleIn(tab)), ...network.takeRefused().filter((one) => !meant.test(one))]
}
