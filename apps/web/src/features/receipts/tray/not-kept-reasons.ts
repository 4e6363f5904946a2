import { deviceNoun } from '#ui/device-noun.ts'
/** Why this device could not store something. */
export const storageFailureMessages = {
  'no-room': `There is no room left on this ${deviceNoun}.`,
  'no-answer': `This ${deviceNoun}’s storage is not responding. Closing other tabs may help.`,
  'no-store': 'This browser does not allow storage, for example in a private window.',
}
