import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeTripDialogs, openTripDialog, useIsTripDialogOpen } from './open-dialogs.ts'

afterEach(() => closeTripDialogs())

test.each([
  ['create', true],
  ['unfinished', true],
  ['edit', false],
] as const)('whether one above every page is open, with that of %s', (dialog, isOpen) => {
  const { result } = renderHook(useIsTripDialogOpen)
  act(() => openTripDialog(dialog))
  expect(result.current).toBe(isOpen)
})
