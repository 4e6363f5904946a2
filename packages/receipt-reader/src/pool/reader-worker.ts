/** Reads apart from whoever asks, so that it can be ended at any moment. */
export type ReaderWorker<Input, Output> = {
  /** One at a time. Rejects when the worker dies. */
  run(input: Input): Promise<Output>
  kill(): void
  /** Bytes it held after its last answer. */
  memory(): number
  isAlive(): boolean
}
