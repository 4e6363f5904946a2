import sharp from 'sharp'

/** A photo from above: the paper, and a little of the table around it. */
export async function layOnTable(paper: Buffer): Promise<Buffer> {
  return sharp(paper)
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#6b5a4a' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
