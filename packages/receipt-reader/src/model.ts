/** Numbers in a shape, as models take and give them. */
export type Tensor<Data> = { data: Data; dims: readonly number[] }

/** A learned model, by whatever runs it: its inputs by name in, its only output out. */
export type Model = {
  run(inputs: Record<string, Tensor<Float32Array | BigInt64Array>>): Promise<Tensor<Float32Array>>
}
