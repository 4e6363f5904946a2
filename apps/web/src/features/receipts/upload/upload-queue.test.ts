import { expect, test } from 'vitest'
import {
  addImages,
  changeImage,
  emptyQueue,
  finishImage,
  imagesToStart,
  type QueuedImage,
  removeImage,
  reviewPosition,
  type Status,
  skipImage,
} from './upload-queue.ts'

function image(id: string, status: Status = 'waiting'): QueuedImage {
  return {
    id,
    status,
    file: new File(['x'], `${id}.jpg`, { type: 'image/jpeg' }),
    preview: `blob:${id}`,
    source: 'upload',
    tripId: 1,
    progress: 0,
    reading: null,
    problem: null,
    isSkipped: false,
  }
}

const three = addImages(emptyQueue, [image('a'), image('b'), image('c')])
const ids = (images: readonly QueuedImage[]) => images.map(({ id }) => id)

test('sends two at a time, and the next when one is through or has failed', () => {
  expect(ids(imagesToStart(three))).toEqual(['a', 'b'])
  const busy = changeImage(changeImage(three, 'a', { status: 'sending' }), 'b', {
    status: 'reading',
  })
  expect(imagesToStart(busy)).toEqual([])
  expect(ids(imagesToStart(changeImage(busy, 'a', { status: 'failed' })))).toEqual(['c'])
})

test('one image alone goes straight to its review', () => {
  expect(addImages(emptyQueue, [image('a')]).reviewing).toBe('a')
  expect(three.reviewing).toBeNull()
})

test('the first that is ready opens its review, later ones wait for their turn', () => {
  const first = changeImage(three, 'b', { status: 'ready' })
  expect(first.reviewing).toBe('b')
  expect(changeImage(first, 'a', { status: 'ready' }).reviewing).toBe('b')
})

test('saving leads to the next, one that is ready before one that is not', () => {
  const queue = changeImage(changeImage(three, 'a', { status: 'ready' }), 'c', { status: 'ready' })
  expect(reviewPosition(queue, 'a')).toEqual({ position: 1, total: 3 })
  const next = finishImage(queue, 'a')
  expect(next.reviewing).toBe('c')
  expect(reviewPosition(next, 'c')).toEqual({ position: 2, total: 3 })
})

test('a failed one does not stop the others', () => {
  const failed = changeImage(three, 'a', { status: 'failed', problem: 'No' })
  const next = finishImage(changeImage(failed, 'b', { status: 'ready' }), 'b')
  expect(ids(next.images)).toEqual(['a', 'c'])
  expect(next.reviewing).toBe('a')
})

test('skipped ones stay, but are not shown again by themselves', () => {
  const skipped = skipImage(changeImage(three, 'a', { status: 'ready' }), 'a')
  expect(skipped.reviewing).toBe('b')
  expect(reviewPosition(skipped, 'b')).toEqual({ position: 2, total: 3 })
  const last = finishImage(finishImage(skipped, 'b'), 'c')
  expect(last.reviewing).toBeNull()
  expect(ids(last.images)).toEqual(['a'])
  expect(finishImage(last, 'a')).toEqual(emptyQueue)
})

test('cancelling the last one ends the batch', () => {
  expect(removeImage(removeImage(removeImage(three, 'a'), 'b'), 'c')).toEqual(emptyQueue)
})
