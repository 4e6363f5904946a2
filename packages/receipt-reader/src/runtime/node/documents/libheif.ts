import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { DocumentRefusedError } from '#document.ts'

type Failure = { code: unknown }
type Context = object
type ImageHandle = object
type Choice = object

type Channel = { width: number; height: number; stride: number; data: Uint8Array }

export type HeifPixels = { width: number; height: number; channels: 3 | 4; data: Uint8Array }

/** The part of libheif that we call. What fails answers with a code instead of throwing. */
type Libheif = {
  heif_error_code: { heif_error_Ok: Choice }
  heif_colorspace: { heif_colorspace_RGB: Choice }
  heif_chroma: { heif_chroma_interleaved_RGB: Choice; heif_chroma_interleaved_RGBA: Choice }
  heif_context_alloc(): Context
  heif_context_free(context: Context): void
  heif_context_read_from_memory(context: Context, bytes: Uint8Array): Failure
  heif_js_context_get_primary_image_handle(context: Context): ImageHandle | Failure
  heif_image_handle_release(image: ImageHandle): void
  heif_image_handle_get_width(image: ImageHandle): number
  heif_image_handle_get_height(image: ImageHandle): number
  heif_image_handle_has_alpha_channel(image: ImageHandle): number
  /** Its channels are views of libheif's memory until the image is released. */
  heif_js_decode_image2(
    image: ImageHandle,
    colorspace: Choice,
    chroma: Choice,
  ): { image: object; channels: Channel[] } | Failure
  heif_image_release(image: object): void
}

export type HeifImage = {
  width: number
  height: number
  /** Lends the pixels, turned as the file says, in three colours or with transparency as a fourth. */
  withPixels<Result>(use: (pixels: HeifPixels) => Promise<Result>): Promise<Result>
}

let loaded: Libheif | undefined

/** Opens the main picture of a HEIC file as long as it is used. */
export async function withHeifImage<Result>(
  bytes: Uint8Array,
  use: (image: HeifImage) => Result | Promise<Result>,
): Promise<Result> {
  const libheif = load()
  const context = libheif.heif_context_alloc()
  try {
    const { code } = libheif.heif_context_read_from_memory(context, bytes)
    if (code !== libheif.heif_error_code.heif_error_Ok) throw new DocumentRefusedError('damaged')
    const handle = unlessFailed(libheif.heif_js_context_get_primary_image_handle(context))
    try {
      return await use(imageOf(libheif, handle))
    } finally {
      libheif.heif_image_handle_release(handle)
    }
  } finally {
    libheif.heif_context_free(context)
  }
}

function imageOf(libheif: Libheif, handle: ImageHandle): HeifImage {
  const { heif_colorspace: colours, heif_chroma: order } = libheif
  const isTransparent = libheif.heif_image_handle_has_alpha_channel(handle) !== 0
  return {
    width: libheif.heif_image_handle_get_width(handle),
    height: libheif.heif_image_handle_get_height(handle),
    async withPixels(use) {
      const decoded = unlessFailed(
        libheif.heif_js_decode_image2(
          handle,
          colours.heif_colorspace_RGB,
          isTransparent ? order.heif_chroma_interleaved_RGBA : order.heif_chroma_interleaved_RGB,
        ),
      )
      try {
        return await use(packed(unlessMissing(decoded.channels[0]), isTransparent ? 4 : 3))
      } finally {
        libheif.heif_image_release(decoded.image)
      }
    },
  }
}

/** Without what may stand at the end of each row to make it longer; moved in place, since a copy may be 150 MB. */
function packed({ width, height, stride, data }: Channel, channels: 3 | 4): HeifPixels {
  const row = width * channels
  if (stride !== row) {
    for (let y = 1; y < height; y++) data.copyWithin(y * row, y * stride, y * stride + row)
  }
  return { width, height, channels, data: data.subarray(0, row * height) }
}

function unlessFailed<Value extends object>(answer: Value | Failure): Value {
  if (!answer || 'code' in answer) throw new DocumentRefusedError('damaged')
  return answer
}

function unlessMissing<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new DocumentRefusedError('damaged')
  return value
}

/** A separate file that can be replaced by another libheif build; without it only HEIC is unavailable. */
function load(): Libheif {
  loaded ??= loadFrom(createRequire(import.meta.url))
  return loaded
}

function loadFrom(require: NodeJS.Require): Libheif {
  try {
    const wasmBinary = readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm'))
    return require('libheif-js/libheif-wasm/libheif.js')({ wasmBinary })
  } catch {
    throw new DocumentRefusedError('died')
  }
}
