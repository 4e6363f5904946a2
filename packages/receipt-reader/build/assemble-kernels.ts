import openWabt from 'wabt'
import { kernelText, plain, relaxed } from '#nets/kernel-text.ts'

/** Assembles the kernels' modules from their text. */
export async function assembleKernels() {
  const wabt = await openWabt()
  const assemble = (text: string) => {
    const module = wabt.parseWat('kernels.wat', text, { simd: true, relaxed_simd: true })
    return new Uint8Array(module.toBinary({}).buffer)
  }
  return { relaxed: assemble(kernelText(relaxed)), plain: assemble(kernelText(plain)) }
}
