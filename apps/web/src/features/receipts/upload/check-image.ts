import { imageRules } from '@quittance/contract/image-rules'

/** Checks a file before sending; undefined if it is fine. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>) {
  const types: readonly string[] = imageRules.types
  if (!types.includes(type)) {
    return { title: 'Invalid File Type', description: imageRules.invalidType }
  }
  if (size > imageRules.maxBytes) {
    return { title: 'File Too Large', description: imageRules.tooLarge }
  }
  return undefined
}
