export const thumbnailFile = 'thumbnail.jpg'

export function pictureFile(page: number): string {
  return `page-${String(page).padStart(3, '0')}.jpg`
}
