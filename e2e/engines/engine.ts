/** A browser engine that is not Chromium, as the stories use it. */
export type Engine = {
  name: string
  /** Debian's names of what it needs. */
  packages: readonly string[]
  /** What it offers a page; one that changes changes what the help page says. */
  abilities: Abilities
  /** With everything it keeps in this folder; a folder that it has had before is as it was left. */
  start: (profile: string) => Promise<Browser>
}

export type Browser = {
  version: string
  openTab: () => Promise<Tab>
  /** All of its processes end at once, with nothing written that was not. */
  kill: () => Promise<void>
  /** Ends the process that has the store, as an iPhone does while an app is away; no driver can lead the tabs after. */
  loseStore?: () => void
}

export type Tab = {
  /** Resolves when the page has loaded. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page; only what JSON can say goes in and comes out. */
  run: <Given extends unknown[], Result>(
    script: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>
  /** A real press at this point of the window. */
  press: (point: Point) => Promise<void>
  /** Real keys, into whatever has the focus. */
  type: (text: string) => Promise<void>
  /** Chooses a file in the input that this selector finds. */
  choose: (selector: string, path: string) => Promise<void>
  addCookie: (cookie: Cookie) => Promise<void>
  /** A PNG of what is seen. */
  screenshot: () => Promise<Buffer>
}

/** What not every browser has, and the product uses where it is there. */
export type Abilities = {
  /** Tells the app's worker that there is a network again, also with the app closed. */
  backgroundSync: boolean
  /** Counts on the app's icon. */
  badge: boolean
  /** Takes a photo with all pixels of the camera. */
  stillCamera: boolean
  /** Can be asked not to clear what a site keeps. */
  persist: boolean
}

export type Point = { x: number; y: number }

/** With the second of its end: one without would not outlive the browser. */
export type Cookie = { name: string; value: string; expiry: number }

/** The size of a phone's window. */
export const size = { width: 390, height: 844 }

/** As a page runs it: one text in, one text out, so that no driver's own format of values matters. */
export function asPageScript(script: (...given: never[]) => unknown): string {
  return `async (given) => JSON.stringify((await (${String(script)})(...JSON.parse(given))) ?? null)`
}

/** A press and a word are the same to both protocols. */
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
