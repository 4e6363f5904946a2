import { beforeEach, expect, test } from 'vitest'
import { startOnNewDevice } from '#test/device.ts'

beforeEach(startOnNewDevice)

async function open() {
  const settings = await import('./reader-setting.ts')
  return { ...settings, ...(await import('./device-user.ts')) }
}

test('a device without a setting reads nothing; what is changed leaves the rest as it was', async () => {
  const { changeReaderSetting, readerSetting, noReaderSetting } = await open()
  expect(await readerSetting()).toEqual(noReaderSetting)
  await Promise.all([
    changeReaderSetting({ isOn: true }),
    changeReaderSetting({ isAlwaysHere: true }),
    changeReaderSetting({ weakness: { kind: 'slow', seconds: 24 } }),
  ])
  const weakness = { kind: 'slow', seconds: 24 }
  expect(await readerSetting()).toEqual({
    ...noReaderSetting,
    isOn: true,
    isAlwaysHere: true,
    weakness,
  })
})

test('it is the device’s: who signs out leaves it, and the next one finds it', async () => {
  const { changeReaderSetting, readerSetting, setDeviceUser, clearDeviceUser } = await open()
  await setDeviceUser(1)
  await changeReaderSetting({ isOn: true, whole: 'abc' })
  await clearDeviceUser()
  expect(await readerSetting()).toMatchObject({ isOn: true, whole: 'abc' })
  await setDeviceUser(2)
  expect(await readerSetting()).toMatchObject({ isOn: true, whole: 'abc' })
})
