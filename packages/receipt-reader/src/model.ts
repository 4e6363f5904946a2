/** Numbers in a shape, as models take and give them. */
export type Tensor<Data> = { data: Data; dims: readonly number[] }

/** A learned model in any runtime: named inputs, one output. */
export type Model = {
  run(inputs: Record<string, Tensor<Float32Array | BigInt64Array>>): Promise<Tensor<Float32Array>>
}
