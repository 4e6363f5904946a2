import { describe, expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const fare: Placed[] = [
  [8, 30, 'Single fare'],
  [84, 30, '34,00 €'],
  [8, 34, 'Total'],
  [84, 34, '34,00 €'],
]

describe('the vendor on a printed mail', () => {
  test('is who sent it, not the program that printed it', async () => {
    const page = sheet(
      [4, 3, 'Courrier Plume', 40],
      [4, 7, 'Objet : Reçu de votre course'],
      [4, 9, 'De : Taxis du Lac <recu@taxisdulac.example>'],
      [4, 11, 'À : claire.morel@verdon.example'],
      [4, 13, 'Date : 3 mai 2024 18:22'],
      ...fare,
    )
    expect((await extract(page)).vendor).toBe('Taxis du Lac')
  })

  test('stands beside the word for it, and without the name of its desk', async () => {
    const page = sheet(
      [4, 3, 'Buzón', 40],
      [4, 7, 'Confirmación de compra', 30],
      [4, 10, 'De:'],
      [20, 10, 'Autocares Levante Atención al cliente <hola@autocareslevante.example>'],
      [4, 12, 'Para:'],
      [20, 12, 'Marta Ruiz <marta@ferrer.example>'],
      [4, 14, 'Enviado:'],
      [20, 14, '3 de junio de 2024'],
      ...fare,
    )
    expect((await extract(page)).vendor).toBe('Autocares Levante')
  })

  test('is spelled as it is printed where only the address is in the head', async () => {
    const page = sheet(
      [4, 3, 'Swift Inbox', 40],
      [4, 7, 'Receipt for your ride', 30],
      [4, 10, 'receipts@mail.harbourcabs.example'],
      [4, 12, 'to me'],
      [70, 10, '4 May 2024, 18:31'],
      ...fare,
      [8, 60, 'You rode with Amir. Harbour Cabs, 12 Dock Road, Bristol BS1 4QD', 16],
    )
    expect((await extract(page)).vendor).toBe('Harbour Cabs')
  })

  test('is the house, not its desk nor the person who signs', async () => {
    for (const from of ['Accueil', 'Odile Perrin']) {
      const page = sheet(
        [4, 4, `De : ${from} <contact@auberge-du-moulin.example>`],
        [4, 6, 'À : Claire Morel <claire.morel@verdon.example>'],
        [4, 8, 'Date : 3 mai 2024 18:22'],
        ...fare,
        [4, 44, 'Bien cordialement,'],
        [4, 46, 'Odile Perrin'],
        [4, 48, 'Auberge du Moulin'],
        [4, 50, '3 rue Basse, 74000 Annecy'],
      )
      expect((await extract(page)).vendor).toBe('Auberge du Moulin')
    }
  })

  test('is the first sender of what a colleague handed on', async () => {
    const page = sheet(
      [4, 4, 'Von: Anna Berger <anna.berger@werkhof.example>'],
      [4, 6, 'An: buchhaltung@werkhof.example'],
      [4, 8, 'Betreff: WG: Ihre Buchung'],
      [4, 14, 'Von: Alpenbahn Reisen <service@alpenbahn-reisen.example>'],
      [4, 16, 'An: anna.berger@werkhof.example'],
      [4, 18, 'Datum: 14. März 2024'],
      ...fare,
    )
    expect((await extract(page)).vendor).toBe('Alpenbahn Reisen')
  })

  test('is in the head of a letter whose address ends with a mail', async () => {
    const page = sheet(
      [20, 3, 'Gran Hotel Miramar de Ulloa', 50],
      [
        14,
        7,
        'Paseo de Pereda 27 – 39004 Santander – Tel. 942 55 01 46 – reservas@ulloa.example',
        18,
      ],
      [8, 10, 'FACTURA Nº 8252/2024'],
      [8, 12, 'Huésped: Sr. Andrés Olmedo'],
      ...fare,
    )
    expect((await extract(page)).vendor).toBe('Gran Hotel Miramar de Ulloa')
  })
})
