import { extractReceipt } from '#fields/extract-receipt.ts'
import { createByteNet } from '#nets/byte-net.ts'
import { createChooserNet } from '#nets/chooser-net.ts'
import { type Arithmetic, chooseArithmetic } from '#nets/kernels.ts'
import type { OcrModels } from '#ocr/models.ts'
import { readText } from '#ocr/read-text.ts'
import { alphabetOf, type Recognizer } from '#recognize/recognizer.ts'
import { decodePhoto, givesTruePixels } from './decode-photo.ts'
import { HiddenPixelsError } from './hidden-pixels.ts'
import type { AsianFiles, PhoneReading, ReaderFiles, ReadJob } from './messages.ts'

export type PhotoReader = {
  read(job: ReadJob): Promise<PhoneReading>
  /** Bytes that the nets hold. */
  memory(): number
}

/** Reads photos with files that are at hand; those for Japanese and Chinese are asked for when a photo needs them. */
export async function createPhotoReader(
  files: ReaderFiles,
  asianFiles: () => Promise<AsianFiles | undefined>,
): Promise<PhotoReader> {
  if (!givesTruePixels()) throw new HiddenPixelsError('This browser hides the pixels of photos.')
  const arithmetic = await chooseArithmetic(files)
  const [detector, own, chooser] = await Promise.all([
    createByteNet(new Uint8Array(files.detector), arithmetic),
    loadRecognizer(files, arithmetic),
    createChooserNet(new Uint8Array(files.chooser), arithmetic),
  ])
  let asian: Promise<Recognizer | undefined> | undefined
  let lacksAsian = false

  async function loadAsian() {
    const found = await asianFiles()
    return found && (await loadRecognizer(found, arithmetic))
  }

  const models: OcrModels = {
    detector,
    own,
    async asian() {
      asian ??= loadAsian()
      const recognizer = await asian
      // What comes later is asked for again.
      if (!recognizer) asian = undefined
      lacksAsian = !recognizer
      return recognizer
    },
  }

  return {
    async read({ photo, context }) {
      lacksAsian = false
      const page = await readText(models, await decodePhoto(photo))
      return { reading: await extractReceipt(chooser, page, context), lacksAsian }
    },
    memory: arithmetic.memory,
  }
}

async function loadRecognizer(
  { recognizer, alphabet }: AsianFiles,
  arithmetic: Arithmetic,
): Promise<Recognizer> {
  return {
    model: await createByteNet(new Uint8Array(recognizer), arithmetic),
    ...alphabetOf(new TextDecoder().decode(alphabet)),
  }
}
