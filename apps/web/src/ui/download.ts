/** Has the browser save what is at an address, under the name it is served with unless told; no page is left for it. */
export function download(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
