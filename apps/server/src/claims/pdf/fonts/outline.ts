/** A letter's shape as a font has it: contours one behind the other, each to the point that ends it. */
export type Outline = OutlinePoint[]

export type OutlinePoint = { x: number; y: number; onCurve: boolean; endContour: boolean }
