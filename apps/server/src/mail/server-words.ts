import { plainLine } from './plain-line.ts'

const address = /<?[^\s<>]+@[^\s<>]+>?:?/g
/** `550-5.1.1 ` in front of each further line of an answer. */
const repeatedCode = /\n\d{3}[- ](?:\d\.\d{1,3}\.\d{1,3} )?/g
const maxCharacters = 200

/** A mail server's response as one line to show: without addresses and links, not too long. */
export function cleanServerWords(reply: string): string {
  const words = reply.replace(/\r/g, '').replace(repeatedCode, ' ').replace(address, ' ')
  return plainLine(words, maxCharacters) || 'It gave no reason.'
}
