export type Size = { width: number; height: number }

export function fitPixels({ width, height }: Size, maxPixels: number): Size {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)))
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  }
}
