/** Downloads a URL, under its served name unless given, without leaving the page. */
export function download(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
