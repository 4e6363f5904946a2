/** The address of a page's picture on the server, counted from 1 in the whole document. */
export function addressOfPage(uploadId: string, page: number): string {
  return `/api/uploads/${encodeURIComponent(uploadId)}/pages/${page}`
}
