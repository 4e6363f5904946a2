/** A letter as a PDF places it: in points, upward, before the page is cut and turned for the eye. */
export type Character = {
  code: number
  left: number
  bottom: number
  right: number
  top: number
  /** Radians, anticlockwise. */
  angle: number
  /** Drawn without ink, or white where the paper is white. */
  isHidden: boolean
  /** The font does not map it to a character. */
  isUnknown: boolean
}

/** The part of the plane that is shown, and how far it is turned clockwise when it is. */
export type Paper = {
  left: number
  bottom: number
  right: number
  top: number
  rotation: 0 | 90 | 180 | 270
}

/** A letter on the paper as it is seen: in points, downward, from the corner at the top left. */
export type SeenCharacter = {
  text: string
  left: number
  top: number
  right: number
  bottom: number
}

const upright = Math.PI / 9

/** Whether its line runs across the paper as it is seen. */
export function isUpright({ angle }: Character, { rotation }: Paper): boolean {
  const seen = angle - (rotation * Math.PI) / 180
  return Math.abs(Math.atan2(Math.sin(seen), Math.cos(seen))) < upright
}

export function sizeOf({ left, bottom, right, top, rotation }: Paper) {
  const [width, height] = [right - left, top - bottom]
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** The corners of a letter on the paper as it is seen. */
export function placeOnPaper(
  one: Omit<Character, 'code'>,
  paper: Paper,
): Omit<SeenCharacter, 'text'> {
  switch (paper.rotation) {
    case 0:
      return {
        left: one.left - paper.left,
        top: paper.top - one.top,
        right: one.right - paper.left,
        bottom: paper.top - one.bottom,
      }
    case 90:
      return {
        left: one.bottom - paper.bottom,
        top: one.left - paper.left,
        right: one.top - paper.bottom,
        bottom: one.right - paper.left,
      }
    case 180:
      return {
        left: paper.right - one.right,
        top: one.bottom - paper.bottom,
        right: paper.right - one.left,
        bottom: one.top - paper.bottom,
      }
    default:
      return {
        left: paper.top - one.top,
        top: paper.right - one.right,
        right: paper.top - one.bottom,
        bottom: paper.right - one.left,
      }
  }
}
