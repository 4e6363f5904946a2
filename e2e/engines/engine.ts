/** A browser engine that is not Chromium, as the stories use it. */
export type Engine = {
  name: string
  /** The Debian packages it needs. */
  packages: readonly string[]
  /** If one changes, the help page must change too. */
  abilities: Abilities
  /** Starts it with this profile folder, which may have content from an earlier start. */
  start: (profile: string) => Promise<Browser>
}

export type Browser = {
  version: string
  openTab: () => Promise<Tab>
  /** Kills all of its processes at once, so that they write nothing more. */
  kill: () => Promise<void>
  /** Kills the storage process, as an iPhone does while an app is in the background; the driver loses its tabs. */
  killStore?: () => void
}

export type Tab = {
  /** Resolves when the page has loaded. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page; arguments and result must be JSON. */
  run: <Given extends unknown[], Result>(
    script: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>
  /** A real press at this point of the window. */
  press: (point: Point) => Promise<void>
  /** Real key presses, into the focused element. */
  type: (text: string) => Promise<void>
  /** Chooses a file in the input with this selector. */
  choose: (selector: string, path: string) => Promise<void>
  addCookie: (cookie: Cookie) => Promise<void>
  /** A PNG of the viewport. */
  screenshot: () => Promise<Buffer>
}

/** Features that the product uses where a browser has them. */
export type Abilities = {
  /** Wakes the app's worker when the network returns, even if the app is closed. */
  backgroundSync: boolean
  /** A count on the app's icon. */
  badge: boolean
  /** Photos in the camera's full resolution. */
  stillCamera: boolean
  /** A site can ask that its data is not evicted. */
  persist: boolean
}

export type Point = { x: number; y: number }

/** With an expiry, in seconds: without one it would not survive the browser. */
export type Cookie = { name: string; value: string; expiry: number }

/** The size of a phone's window. */
export const size = { width: 390, height: 844 }

/** A function as a script for the page, with text in and out, independent of the driver's serialization. */
export function asPageScript(script: (...given: never[]) => unknown): string {
  return `async (given) => JSON.stringify((await (${String(script)})(...JSON.parse(given))) ?? null)`
}

/** Both protocols have the same format for these. */
export const actions = {
  press: ({ x, y }: Point) => [
    {
      type: 'pointer',
      id: 'finger',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
  type: (text: string) => [
    {
      type: 'key',
      id: 'keys',
      actions: Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
}
