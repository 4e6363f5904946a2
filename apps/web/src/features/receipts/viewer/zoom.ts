const step = 0.25
const least = 0.5
const most = 3

export const zoomLimits = { least, most }

export function zoomBy(scale: number, steps: number): number {
  return nearestStep(scale + steps * step)
}

export function nearestStep(scale: number): number {
  return clampScale(Math.round(scale / step) * step)
}

export function clampScale(scale: number): number {
  return Math.min(most, Math.max(least, scale))
}

/** How far a picture may be moved off centre before its edge would enter the frame. */
export function clampShift(shift: number, picture: number, frame: number): number {
  const room = Math.max(0, (picture - frame) / 2)
  return Math.min(room, Math.max(-room, shift))
}
