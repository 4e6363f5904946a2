/** Reads in another thread or process that can be killed at any time. */
export type ReaderWorker<Input, Output> = {
  /** One at a time. Rejects when the worker dies. */
  run(input: Input): Promise<Output>
  kill(): void
  /** Bytes it held after its last answer. */
  memory(): number
  /** Processor milliseconds that its last answer took, where that is known. */
  cpuMs?(): number
  isAlive(): boolean
}
