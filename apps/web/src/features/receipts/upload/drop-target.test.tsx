import { createEvent, fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DropTarget } from './drop-target.tsx'

const file = new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' })

function open(within = <p>Receipts</p>) {
  const onFiles = vi.fn()
  const { container } = render(
    <>
      {within}
      <DropTarget onFiles={onFiles} />
    </>,
  )
  return { onFiles, target: container.firstElementChild as Element }
}

function drop(target: Element) {
  const dataTransfer = { types: ['Files'], files: [file], dropEffect: 'copy' }
  const event = createEvent.drop(target, { dataTransfer })
  fireEvent(target, event)
  return event
}

test('above a form it is not taken, and the browser stays on the page all the same', () => {
  const { onFiles, target } = open(<div role="dialog">A form</div>)
  expect(drop(target).defaultPrevented).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
})

test('a picture that is pasted is taken, also with a field in focus', () => {
  const { onFiles, target } = open(<input aria-label="Search" />)
  fireEvent.paste(target, { clipboardData: { types: ['Files'], files: [file] } })
  expect(onFiles).toHaveBeenCalledWith([file])
})

test('text that was copied along with a picture of it belongs to the field', () => {
  const { onFiles, target } = open(<input aria-label="Search" />)
  fireEvent.paste(target, { clipboardData: { types: ['text/plain', 'Files'], files: [file] } })
  expect(onFiles).not.toHaveBeenCalled()
})
