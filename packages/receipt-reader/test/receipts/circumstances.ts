import type { Circumstances } from '@quittance/receipt-drawing/photograph'

/** How a receipt comes before the camera: each as hard as people still read it with ease. */
export const circumstances: Record<string, Circumstances> = {
  'turned by 90': { turn: 90, tilt: 4 },
  'turned by 180': { turn: 180, farLight: 0.5 },
  'turned by 270': { turn: 270, blur: 1.5 },
  'tilted to the right': { tilt: 10 },
  'tilted to the left, in half light': { tilt: -8, farLight: 0.2 },
  blurred: { blur: 2.5 },
  'in the dark': { light: 0.2, grain: 6 },
  'small on a large table': { scale: 0.8, wood: 900 },
  'of few pixels': { scale: 0.38, wood: 20 },
  grainy: { grain: 65, quality: 40 },
  'with a little of everything': {
    tilt: 3,
    blur: 1.2,
    light: 0.6,
    farLight: 0.5,
    grain: 20,
    wood: 250,
  },
}
