export const readerTitle = 'Read receipts on this phone'
export const readerHint = 'Also in airplane mode, and no photo has to leave this device to be read.'
export const asianTitle = 'Japanese and Chinese'
