import type { Box } from '#page/boxes.ts'

/** Plain grey bytes: print is read by its light alone. */
export type Raster = { data: Uint8Array; width: number; height: number }

/** A decoded picture: the core only handles pixels. */
export type DecodedImage = {
  raster: Raster
  /** Size of the image as its EXIF orientation shows it. */
  width: number
  height: number
  /** A part, given in pixels of the raster, with all the pixels that the image has there. */
  cutOut(part: Box): Promise<Raster>
}

/** What a picture shows: what a camera took, or a page of a document, with small print at its head and foot. */
export type Subject = 'photo' | 'page'
