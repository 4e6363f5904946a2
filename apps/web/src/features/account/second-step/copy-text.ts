import { toast, toastFailure } from '#ui/toast-store.ts'

export async function copyText(text: string, title: string, description?: string) {
  try {
    // The clipboard is unavailable without https.
    await navigator.clipboard.writeText(text)
    toast({ title, ...(description && { description }) })
  } catch {
    toastFailure('Could not copy', 'Please select the text and copy it yourself.')
  }
}
