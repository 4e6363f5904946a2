import type { HostileFile } from './hostile-file.ts'
import { pdfOf, stream } from './pdf-file.ts'
import { type Lock, lockWith } from './pdf-lock.ts'
import { packedObject, pdfWithObjectStream } from './pdf-object-stream.ts'
import { firstOther, objectsOfPage, receiptText } from './pdf-page.ts'

/** Locked files: those that ask for a password, and those that only forbid to copy. */
export function pdfEncryptionFiles(): HostileFile[] {
  return [
    locked('rc4-user', 'password', { way: 'rc4', user: 'open sesame', owner: 'owner' }),
    locked('aes-128-user', 'password', { way: 'aes-128', user: 'open sesame', owner: 'owner' }),
    locked('aes-256-user', 'password', { way: 'aes-256', user: 'open sesame', owner: 'owner' }),
    locked('rc4-owner-only', 'opens', { way: 'rc4', user: '', owner: 'owner' }),
    locked('aes-128-owner-only', 'opens', { way: 'aes-128', user: '', owner: 'owner' }),
    locked('aes-256-owner-only', 'opens', { way: 'aes-256', user: '', owner: 'owner' }),
    // Opens without a password, but a script inside could not be detected.
    { name: 'pdf-locked-owner-only-hidden-objects.pdf', bytes: hiddenObjects, expects: 'password' },
    {
      name: 'pdf-locked-unknown-way.pdf',
      bytes: () =>
        pdfOf([...objectsOfPage(), '<</Filter/Quittance.Own/V 9/R 9>>'], '/Encrypt 6 0 R'),
      expects: 'password',
    },
    {
      name: 'pdf-locked-by-itself.pdf',
      bytes: () => pdfOf([...objectsOfPage(), '6 0 R'], '/Encrypt 6 0 R'),
      expects: 'opens',
    },
  ]
}

function locked(name: string, expects: HostileFile['expects'], lock: Lock): HostileFile {
  return {
    name: `pdf-locked-${name}.pdf`,
    bytes: () => {
      const { dictionary, lockedStream, trailer } = lockWith(lock)
      const objects = objectsOfPage({ content: stream(lockedStream(4, receiptText)) })
      return pdfOf([...objects, dictionary], `/Encrypt ${firstOther} 0 R${trailer}`)
    },
    expects,
  }
}

function hiddenObjects() {
  const { dictionary, lockedStream, trailer } = lockWith({ way: 'aes-128', user: '', owner: 'x' })
  const holder = firstOther + 1
  const packed = packedObject(holder + 1, '<</S/JavaScript/JS(app.alert\\(1\\))>>')
  return pdfWithObjectStream(
    [
      ...objectsOfPage({
        catalog: `/OpenAction ${holder + 1} 0 R`,
        content: stream(lockedStream(4, receiptText)),
      }),
      dictionary,
      stream(lockedStream(holder, packed.content), `/Type/ObjStm${packed.entries}`),
    ],
    `/Encrypt ${firstOther} 0 R${trailer}`,
  )
}
