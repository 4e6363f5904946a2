/** The shape of a glyph: consecutive contours, each up to its last point. */
export type Outline = OutlinePoint[]

export type OutlinePoint = { x: number; y: number; onCurve: boolean; endContour: boolean }
