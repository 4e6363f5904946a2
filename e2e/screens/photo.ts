import { drawReceipt } from '@quittance/test-support/receipts/draw-receipt'

const dishes = [
  'Wiener Schnitzel',
  'Kartoffelsalat',
  'Apfelschorle 0.5',
  'Espresso',
  'Palatschinken',
]
/** Its lines. */
export const longReceiptLines = [...dishes, ...dishes, ...dishes].map((name, n) => ({
  name,
  price: `${n + 1}.60`,
}))

/** A long receipt, so that the position matters. */
export async function longReceipt() {
  const buffer = await drawReceipt({
    vendor: 'Gasthaus Linde',
    address: ['Lindenstr. 7', '10969 Berlin'],
    date: new Date().toISOString().slice(0, 10),
    lines: longReceiptLines,
    total: '129.00',
    currency: 'EUR',
    footer: 'Vielen Dank',
  })
  return { name: 'Gasthaus.jpg', mimeType: 'image/jpeg', buffer }
}

/** The positions of vendor, date and amount, as in a reading. */
export const onLongReceipt = {
  image: { width: 639, height: 1001 },
  evidence: {
    vendor: { x: 220, y: 92, width: 200, height: 26 },
    date: { x: 178, y: 224, width: 144, height: 26 },
    amount: { x: 458, y: 818, width: 88, height: 26 },
  },
}
