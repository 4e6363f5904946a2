import { doubtThreshold } from '@quittance/contract/read-fields'
import { expect, test } from 'vitest'
import { readerFor, readRows } from '#test/reading.ts'

const rows = ['# Corner Shop', '', 'Lamp|18,00', 'Bulb|4,00', 'Total|22,00']

/** What shops print about exchange, guarantee and vouchers; the day of the sale is the 5th of March. */
const sentences: [language: string, sentence: string, sale: string][] = [
  ['en', 'Last day to return: 25/06/2024', '05/03/2024'],
  ['en', 'Survey to be completed by 25/06/2024', '05/03/2024'],
  ['de', 'Rückgabe bis zum 05.06.2024', '05.03.2024'],
  ['fr', "Échange possible jusqu'au 25/06/2024", '05/03/2024'],
  ['es', 'Fecha límite devolución 25/06/2024', '05/03/2024'],
  ['es', 'Cambios hasta el 25/06/2024', '05/03/2024'],
  ['it', 'Cambio merce entro il 25/06/2024', '05/03/2024'],
  ['pt', 'Troca em até 30 dias: 25/06/2024', '05/03/2024'],
  ['nl', 'Ruilen uiterlijk 25-06-2024', '05-03-2024'],
  ['sv', 'Byte senast 2024-06-05', '2024-03-05'],
  ['da', 'Byttes senest 25-06-2024', '05-03-2024'],
  ['no', 'Byttes innen 05.06.2024', '05.03.2024'],
  ['fi', 'Palautusoikeus 5.6.2024 asti', '5.3.2024'],
  ['pl', 'Termin zwrotu: 2024-06-05', '2024-03-05'],
  ['cs', 'Výměna možná do 5.6.2024', '5.3.2024'],
  ['lv', 'Derīgs līdz 05.06.2024', '05.03.2024'],
  ['ms', 'Sah sehingga 25/06/2024', '05/03/2024'],
  ['id', 'Penukaran paling lambat 25/06/2024', '05/03/2024'],
  ['ja', 'ポイント失効日 2024/06/05', '2024/03/05'],
  ['zh', '退换货截止 2024-06-05', '2024-03-05'],
]

test.each(sentences)('%s: %s is not the day of the sale', async (language, sentence, sale) => {
  const read = readerFor(language)
  const above = await read([...rows.slice(0, 2), sentence, ...rows.slice(2), sale])
  const below = await read([...rows.slice(0, 2), sale, ...rows.slice(2), sentence])
  expect([above.date, below.date]).toEqual(['2024-03-05', '2024-03-05'])
})

test.each(sentences)('%s: %s alone is no sure date', async (language, sentence) => {
  const { date, confidence } = await readerFor(language)([...rows, sentence])
  expect(date === '' ? 0 : confidence.date).toBeLessThan(doubtThreshold.date)
})

test('a day of the future or of another generation is not sure', async () => {
  for (const day of ['05.03.2028', '05.03.2004']) {
    const { confidence } = await readRows([...rows, day])
    expect(confidence.date).toBeLessThan(doubtThreshold.date)
  }
})
