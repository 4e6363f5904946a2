const limits = { side: 4000, pixels: 12_000_000 }

type Size = { width: number; height: number }

/** How many pixels a point or a pixel becomes, so that the picture is no larger than it may be. */
export function scaleWithin({ width, height }: Size, wanted: number): number {
  return Math.min(
    wanted,
    limits.side / Math.max(width, height),
    Math.sqrt(limits.pixels / (width * height)),
  )
}

export function scaledSize({ width, height }: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
