import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const letter: Placed[] = [
  [8, 4, 'Marit Solberg, Lektorat', 32],
  [8, 8, 'Lindenstr. 4 · 50674 Köln · Tel. 0221 445566', 16],
  [60, 20, 'Köln, 3. April 2024'],
  [8, 26, 'Sehr geehrte Frau Lindner,'],
  [8, 30, 'für die Durchsicht Ihres Berichts erlaube ich mir, wie besprochen,'],
]

test('a letter that bills in its sentences is a receipt', async () => {
  const page = sheet(
    ...letter,
    [8, 32, 'ein Honorar von 80,00 € zuzüglich 15,20 € Umsatzsteuer in Rechnung zu stellen,'],
    [8, 34, 'insgesamt also 95,20 €, die Sie bitte auf das bekannte Konto überweisen.'],
  )
  expect(await extract(page)).toMatchObject({ date: '2024-04-03', amount: '95.20' })
})

test('a letter that names no sum is none', async () => {
  const page = sheet(
    ...letter,
    [8, 32, 'eine kurze Pause zu machen, und melde mich danach wieder bei Ihnen.'],
    [8, 34, 'Bitte haben Sie dafür noch einige Tage lang ein wenig Geduld mit mir.'],
  )
  expect((await extract(page)).amount).toBe('')
})

test('so is one where net and tax add up to the sum', async () => {
  const page = sheet(
    [8, 4, 'Idrovolanti Verbano', 40],
    [60, 20, 'Verbania, 3 ottobre 2022'],
    [8, 26, 'Oggetto: fattura n. 33/22'],
    [8, 30, 'Con la presente Vi rimettiamo fattura per il volo da noi effettuato con idrovolante'],
    [
      8,
      32,
      'da Verbania a Como e ritorno, con due passeggeri a bordo, al prezzo convenuto tra noi.',
    ],
    [8, 34, 'Il diritto di ammaraggio è di € 65,00. L’importo totale della presente ammonta a'],
    [8, 36, '€ 709,00, di cui € 644,55 di imponibile e € 64,45 di IVA al 10%, che Vi preghiamo'],
    [8, 38, 'di voler versare entro trenta giorni sul nostro conto bancario, indicando il numero.'],
  )
  expect((await extract(page)).vendor).toBe('Idrovolanti Verbano')
})
