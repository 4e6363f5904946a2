/** The module's functions; all places are addresses in its memory. */
export type Kernels = {
  memory: WebAssembly.Memory
  convolveRow(
    from: number,
    pixelStep: number,
    segments: number,
    segmentStep: number,
    steps: number,
    weights: number,
    biases: number,
    scales: number,
    groups: number,
    to: number,
    toStep: number,
    groupBytes: number,
    width: number,
    zero: number,
    flip: number,
    isFloat: number,
  ): void
  addRows(
    a: number,
    b: number,
    to: number,
    bytes: number,
    factorA: number,
    factorB: number,
    more: number,
    shift: number,
    zero: number,
    flip: number,
  ): void
  multiply(
    x: number,
    xStep: number,
    rows: number,
    depth: number,
    matrix: number,
    columns: number,
    biases: number,
    to: number,
    toStep: number,
    least: number,
  ): void
}

/** A way to do the sums on this machine, to be started anew for every model: each has a memory of its own. */
export type Arithmetic = {
  start(): Promise<Kernels>
  /** Bytes that all kernels hold which were started. */
  memory(): number
  /** What the bytes of a picture are combined with where they are stored: 128 where the dots take signed numbers. */
  flip: 0 | 128
}

type Probe = Kernels & { probe(weights: number, bytes: number): number }

/** The modules as bytes: with instructions that not every engine knows, and without. */
export type KernelFiles = { relaxed: BufferSource; plain: BufferSource }

/** The fastest arithmetic that is exact here. */
export async function chooseArithmetic({ relaxed, plain }: KernelFiles): Promise<Arithmetic> {
  if (WebAssembly.validate(relaxed)) {
    const module = await WebAssembly.compile(relaxed)
    const flip = flipFor((await WebAssembly.instantiate(module)).exports as Probe)
    if (flip !== null) return withModule(module, flip)
  }
  return withModule(await WebAssembly.compile(plain), 128)
}

function withModule(module: WebAssembly.Module, flip: Arithmetic['flip']): Arithmetic {
  const started: Kernels[] = []
  return {
    flip,
    async start() {
      const kernels = (await WebAssembly.instantiate(module)).exports as Kernels
      started.push(kernels)
      return kernels
    },
    memory: () => started.reduce((sum, { memory }) => sum + memory.buffer.byteLength, 0),
  }
}

/**
 * Processors differ in what they take a byte of the second operand for, and some cut sums of two products off. Both
 * show with the largest numbers that there are. Null where no way is exact.
 */
function flipFor(kernels: Probe): 0 | 128 | null {
  if (isExact(kernels, 0)) return 0
  return isExact(kernels, 128) ? 128 : null
}

function isExact({ memory, probe }: Probe, flip: 0 | 128): boolean {
  const weights = new Int8Array(memory.buffer, 0, 16)
  const bytes = new Uint8Array(memory.buffer, 16, 16)
  return [-127, 127].every((weight) =>
    [0, 127, 128, 255].every((level) => {
      weights.fill(weight)
      bytes.fill(level ^ flip)
      return probe(0, 16) === 4 * weight * (level - flip)
    }),
  )
}
