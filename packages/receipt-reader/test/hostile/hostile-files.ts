import { disguisedFiles } from './disguised.ts'
import { heicFiles } from './heic.ts'
import { heicFilmFiles } from './heic-film.ts'
import type { HostileFile } from './hostile-file.ts'
import { mailFiles } from './mail.ts'
import { mailFloodFiles } from './mail-floods.ts'
import { pdfAttachmentFiles } from './pdf-attachments.ts'
import { pdfBombFiles } from './pdf-bombs.ts'
import { pdfEncryptionFiles } from './pdf-encryption.ts'
import { pdfFontFiles } from './pdf-fonts.ts'
import { pdfHeavyFiles } from './pdf-heavy.ts'
import { pdfPagesFiles } from './pdf-pages.ts'
import { pdfPictureFiles } from './pdf-pictures.ts'
import { pdfScriptFiles } from './pdf-scripts.ts'
import { pdfStructureFiles } from './pdf-structure.ts'
import { polyglotFiles } from './polyglots.ts'
import { tiffFiles } from './tiff.ts'
import { xmlFiles } from './xml.ts'

/** Every document that the process that opens documents must survive; some reach for another server. */
export function hostileFiles(elsewhere = '192.0.2.1'): HostileFile[] {
  return [
    ...pdfStructureFiles(),
    ...pdfPagesFiles(),
    ...pdfBombFiles(),
    ...pdfPictureFiles(),
    ...pdfFontFiles(),
    ...pdfHeavyFiles(),
    ...pdfScriptFiles(elsewhere),
    ...pdfAttachmentFiles(),
    ...pdfEncryptionFiles(),
    ...xmlFiles(elsewhere),
    ...heicFiles(),
    ...heicFilmFiles(),
    ...tiffFiles(),
    ...mailFiles(elsewhere),
    ...mailFloodFiles(),
    ...disguisedFiles(),
    ...polyglotFiles(elsewhere),
  ]
}
