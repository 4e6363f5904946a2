import { readFileSync } from 'node:fs'
import { StartupError } from '#startup-error.ts'

const secretName = /SECRET|TOKEN|PASSWORD|API_KEY$|^(DATABASE|SMTP|INBOUND_IMAP)_URL$/

/** Whether the setting can be read from a file, which `<name>_FILE` names. */
export function isSecret(name: string) {
  return secretName.test(name)
}

/** Replaces every `<name>_FILE` by `<name>`. No message quotes a value: it may be the secret, given by mistake. */
export function readSecretFiles(given: Record<string, string | undefined>, names: string[]) {
  const values = { ...given }
  for (const name of names.filter(isSecret)) {
    const file = given[`${name}_FILE`]
    if (file === undefined) continue
    if (given[name] !== undefined) {
      throw new StartupError(`${name} and ${name}_FILE are both set. Set only one of them.`)
    }
    values[name] = readSecret(`${name}_FILE`, file)
  }
  return values
}

function readSecret(name: string, file: string) {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(
      `The file named by ${name} cannot be read (${code}). Set it to the path of a file that this user may read.`,
    )
  }
  if (text) return text
  throw new StartupError(`The file named by ${name} is empty. Write the secret into it.`)
}
