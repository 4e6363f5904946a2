import { imageRules } from '@quittance/contract/image-rules'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FileInput, ImportInput } from './picker-input.tsx'

test('the dialog for photos names what it always has, and never HEIC', () => {
  render(<FileInput ref={null} onFiles={() => {}} />)
  const { accept } = screen.getByLabelText<HTMLInputElement>('Upload Image')
  expect(accept).toBe(imageRules.types.join(','))
  expect(accept).not.toMatch(/hei[cf]|pdf/i)
})

test('the dialog for documents names them by type and by ending, several at once', () => {
  const onFiles = vi.fn()
  render(<ImportInput ref={null} onFiles={onFiles} />)
  const input = screen.getByLabelText<HTMLInputElement>('Import Document')
  const accepted = input.accept.split(',')
  for (const named of ['application/pdf', '.pdf', 'image/heic', '.heif', '.tif', '.xml']) {
    expect(accepted).toContain(named)
  }
  expect(input.multiple).toBe(true)
  const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b.tiff')]
  fireEvent.change(input, { target: { files } })
  expect(onFiles).toHaveBeenCalledWith(files)
  fireEvent.change(input, { target: { files: [] } })
  expect(onFiles).toHaveBeenCalledTimes(1)
})
