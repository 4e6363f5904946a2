import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'

const bodies = {
  en: ['12/03/2024 14:05', 'Soup|£9.00', 'Lamb|£26.00', 'TOTAL|£35.00', 'VISA|£35.00'],
  us: ['Server: Amy', '03/12/2024 7:05 PM', 'Burger|$12.00', 'Tax|$1.20', 'Total|$13.20'],
  fr: ['12/03/2024 12:41', 'Formule midi|18,90', 'TOTAL TTC|18,90', 'CB|18,90'],
  it: ['DOCUMENTO COMMERCIALE', 'MARGHERITA|7,50', 'TOTALE COMPLESSIVO|7,50', '12-03-2024 20:41'],
  ch: ['12.03.2024 12:41', 'Menu 1|21.50', 'Total CHF|21.50', 'Visa|21.50'],
  se: ['2024-03-12 12:41', 'Dagens lunch|125,00', 'Totalt SEK|125,00', 'Kort|125,00'],
  jp: ['2024年3月12日(火)12:41', 'おにぎり鮭|¥150', '合計|¥150', 'お預り|¥200', 'お釣|¥50'],
  br: ['12/03/2024 12:41:09', 'ARROZ 5KG|24,90', 'TOTAL R$|24,90', 'CARTAO CREDITO|24,90'],
  id: ['12/03/2024 12:41', 'NASI GORENG|35.000', 'TOTAL|35.000', 'TUNAI|50.000'],
  au: ['TAX INVOICE', '12/03/2024 12:41', 'Flat White|$4.80', 'Total|$4.80', 'EFTPOS|$4.80'],
}

test.each<[country: keyof typeof bodies, what: string, name: string, heading: string[]]>([
  [
    'en',
    'two lines of one print',
    'THE BLUE HERON',
    ['# THE BLUE', '# HERON', '12 Mill Street', 'London E1 6EA'],
  ],
  [
    'en',
    'service not included',
    'Heronry',
    ['SERVICE NOT INCLUDED', '# Heronry', '12 Mill Street', 'London E1 6EA'],
  ],
  [
    'us',
    'a town below the name',
    'Heron and Thyme',
    ['# Heron and Thyme', 'Oakport, CA', '555-010-4477'],
  ],
  [
    'us',
    'a telephone beside the name',
    'Blue Heron',
    ['# Blue Heron (555) 010-4477', '100 Elm St', 'Oakport CA 94001'],
  ],
  [
    'us',
    'an odd quotation mark',
    'HERON COFFEE',
    ['# HERON COFFEE"', '100 Elm St', 'Oakport CA 94001'],
  ],
  [
    'fr',
    'a trade and a name',
    'BRASSERIE DU HERON',
    ['# BRASSERIE', '# DU HERON', '33 rue Nationale', '59000 LILLE'],
  ],
  ['fr', 'a greeting', 'LE HERON', ['BIENVENUE CHEZ', '# LE HERON', '7 avenue Foch', '69006 LYON']],
  [
    'it',
    'the owner below',
    'TRATTORIA AIRONE',
    [
      '# TRATTORIA AIRONE',
      'DI ROSSI LUIGI & C. SNC',
      'VIA ROMA 12',
      '50123 FIRENZE FI',
      'P.IVA 01234567890',
    ],
  ],
  [
    'ch',
    'the number of tax beside',
    'Bäckerei Reiher AG',
    ['# Bäckerei Reiher AG CHE-123.456.789', 'Hauptgasse 3', '4500 Solothurn'],
  ],
  [
    'se',
    'the number of the firm beside',
    'Bageriet Hägern AB',
    ['# Bageriet Hägern AB 556123-4567', 'Storgatan 12', '111 51 Stockholm'],
  ],
  [
    'jp',
    'a branch above the firm',
    '株式会社青鷺フーズ',
    [
      '新橋店',
      '東京都港区新橋2-1-1',
      'TEL 03-1234-5678',
      '株式会社青鷺フーズ',
      '登録番号 T1234567890123',
    ],
  ],
  [
    'jp',
    'a sentence above',
    '焼肉の青鷺',
    ['価格は税込表記となります。', '# 焼肉の青鷺', '03-1234-5678'],
  ],
  [
    'br',
    'the number before the name',
    'SUPERMERCADO GARCA LTDA',
    ['CNPJ 12.345.678/0001-90 SUPERMERCADO GARCA LTDA', 'RUA DAS FLORES, 12, CURITIBA - PR'],
  ],
  [
    'id',
    'a greeting',
    'RUMAH MAKAN BANGAU',
    ['SELAMAT DATANG DI', '# RUMAH MAKAN BANGAU', 'Jl. Sudirman 3', 'Padang'],
  ],
  [
    'au',
    'a firm that trades under a name',
    'Heron Fish Bar',
    ['Marsh Holdings P/L T/A Heron Fish Bar', '5 Wharf Rd, Manly NSW 2095', 'ABN: 12 345 678 901'],
  ],
])('%s: %s', async (country, _, name, heading) => {
  expect((await extract(pageOf(...heading, ...bodies[country]))).vendor).toBe(name)
})

test('the web address spells a logo that was read with look-alikes', async () => {
  const page = pageOf(
    '# Her0nfleld',
    '12 Mill Street',
    'London E1 6EA',
    ...bodies.en,
    'www.heronfield.co.uk',
  )
  expect((await extract(page)).vendor).toBe('Heronfield')
})

test('of two readings of a logo the one that a dish is named for is right', async () => {
  const page = pageOf(
    '# Heronrv~Heronry',
    '12 Mill Street',
    'MENU HERONRY|£26.00',
    'TOTAL|£26.00',
    '12/03/2024',
  )
  expect((await extract(page)).vendor).toBe('Heronry')
})
