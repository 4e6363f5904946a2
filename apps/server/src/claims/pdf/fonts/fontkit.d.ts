/** The parts we use of a library without types; `_` names are internal: pin its version. */
declare module 'fontkit' {
  export type Point = { x: number; y: number; onCurve: boolean; endContour: boolean; copy(): Point }

  type Component = {
    glyphID: number
    dx: number
    dy: number
    scaleX: number
    scaleY: number
    scale01: number
    scale10: number
  }

  export type Glyph = {
    id: number
    advanceWidth: number
    codePoints: number[]
    bbox: { minX: number; minY: number; maxX: number; maxY: number }
    _decode(): { points?: Point[]; components?: Component[] }
  }

  type Position = { xAdvance: number; xOffset: number; yOffset: number }

  type Table = { offset: number; length: number; transformLength: number | null }
  type DecodeStream = { constructor: new (bytes: Uint8Array) => DecodeStream }

  export type Font = {
    directory: { tables: Record<string, Table>; totalCompressedSize: number }
    stream: DecodeStream
    _dataPos: number
    _decompressed?: boolean
    unitsPerEm: number
    fvar: object | undefined
    hasGlyphForCodePoint(codePoint: number): boolean
    getGlyph(id: number): Glyph
    layout(
      text: string,
      features: Record<string, boolean>,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): { glyphs: Glyph[]; positions: Position[] }
    _glyphs: Record<string, Glyph>
    _transformedGlyphs: object[] | undefined
    _variationProcessor: { transformPoints(glyphId: number, points: Point[]): void } | null
  }

  export function create(bytes: Uint8Array): Font
}
