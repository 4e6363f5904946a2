import type { PublicConfig } from '@quittance/contract/config'

/** Undefined while loading. */
type Reader = PublicConfig['reader'] | undefined

/** Where a stored photo is sent. */
export function whereItGoes(reader: Reader) {
  if (!reader) return ''
  const only = 'leaves only in the reports you send and the data you download.'
  if (reader.engine !== 'vision') return `It ${only}`
  return `To be read, it is sent to ${modelOf(reader.service)}. Otherwise it ${only}`
}

export function whoReads(reader: Reader) {
  const checked = 'Nothing is saved before you have checked it.'
  if (!reader) return `Software, on the server itself or elsewhere. ${checked}`
  if (reader.engine === 'none') {
    return 'Nobody but you: reading is switched off on this installation, and you fill in the fields yourself.'
  }
  if (reader.engine === 'local') {
    return `Software on the server itself. No cloud service sees them. ${checked}`
  }
  return `Each photo is sent, without its metadata, to ${modelOf(reader.service)}. If it does not respond, software on the server reads it instead. ${checked}`
}

function modelOf(service: string | null) {
  return service
    ? `${service}, whose vision model reads it`
    : 'a vision model set up by the operator of this installation'
}
