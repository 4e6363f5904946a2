import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { currentToast } from '#ui/toast-store.ts'
import { ScheduleDemo } from './schedule-demo.tsx'

vi.mock('./schedule-demo-dialog.tsx', () => {
  throw new Error('There is no network.')
})

test('if the form fails to load, a message offers a reload', async () => {
  render(<ScheduleDemo />)
  fireEvent.click(screen.getByRole('button', { name: 'Schedule Demo' }))
  await expect.poll(currentToast).toMatchObject({
    title: 'This could not be opened',
    variant: 'destructive',
    action: { label: 'Reload' },
  })
})
