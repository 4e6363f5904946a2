import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'

const bodies = {
  en: ['12/03/2024 14:05', 'Soup|£9.00', 'Lamb|£26.00', 'TOTAL|£35.00', 'VISA|£35.00'],
  us: ['Server: Amy', '03/12/2024 7:05 PM', 'Burger|$12.00', 'Tax|$1.20', 'Total|$13.20'],
  fr: ['12/03/2024 12:41', 'Formule midi|18,90', 'TOTAL TTC|18,90', 'CB|18,90'],
  it: ['DOCUMENTO COMMERCIALE', 'MARGHERITA|7,50', 'TOTALE COMPLESSIVO|7,50', '12-03-2024 20:41'],
  de: ['12.03.2024 12:41', 'Menu 1|21.50', 'Total CHF|21.50', 'Visa|21.50'],
  se: ['2024-03-12 12:41', 'Dagens lunch|125,00', 'Totalt SEK|125,00', 'Kort|125,00'],
  jp: ['2024年3月12日(火)12:41', 'おにぎり鮭|¥150', '合計|¥150', 'お預り|¥200', 'お釣|¥50'],
  br: ['12/03/2024 12:41:09', 'ARROZ 5KG|24,90', 'TOTAL R$|24,90', 'CARTAO CREDITO|24,90'],
  id: ['12/03/2024 12:41', 'NASI GORENG|35.000', 'TOTAL|35.000', 'TUNAI|50.000'],
  my: ['12/03/2020 14:05', 'Tea|3.00', 'TOTAL|3.00'],
}

type Case = [
  what: string,
  name: string,
  country: keyof typeof bodies,
  head: string[],
  foot?: string[],
]

const street = ['12 Harbor Street', 'Oakport, CA 94001', '(555) 010-4477']

test.each<Case>([
  ['the top line', 'Blue Heron Diner', 'us', ['# Blue Heron Diner', ...street]],
  ['below a title', 'Blue Heron Diner', 'us', ['TAX INVOICE', '# Blue Heron Diner', ...street]],
  [
    'below a note by hand',
    'KIWI TRADING SDN BHD',
    'my',
    ['lunch with petra', '', '', 'KIWI TRADING SDN BHD', '(123456-X)', 'NO 5 JALAN BESAR'],
  ],
  [
    'below what is said to guests',
    'Heronry',
    'en',
    ['SERVICE NOT INCLUDED', '# Heronry', '12 Mill Street', 'London E1 6EA'],
  ],
  [
    'below a sentence',
    '焼肉の青鷺',
    'jp',
    ['価格は税込表記となります。', '# 焼肉の青鷺', '03-1234-5678'],
  ],
  [
    'below a greeting',
    'LE HERON',
    'fr',
    ['BIENVENUE CHEZ', '# LE HERON', '7 avenue Foch', '69006 LYON'],
  ],
  ['after a greeting', 'Heronland', 'us', ['# Nelcome to Heronland', ...street]],
  [
    'in two lines of one print',
    'THE BLUE HERON',
    'en',
    ['# THE BLUE', '# HERON', '12 Mill Street', 'London E1 6EA'],
  ],
  [
    'below its trade',
    'BRASSERIE DU HERON',
    'fr',
    ['# BRASSERIE', '# DU HERON', '33 rue Nationale', '59000 LILLE'],
  ],
  [
    'in two lines with its form',
    'PAPER AND PENS STATIONERY SDN BHD',
    'my',
    ['PAPER AND PENS', 'STATIONERY SDN BHD', '(765432-A)', '9, JALAN SATU'],
  ],
  [
    'above its owner',
    'TRATTORIA AIRONE',
    'it',
    [
      '# TRATTORIA AIRONE',
      'DI ROSSI LUIGI & C. SNC',
      'VIA ROMA 12',
      '50123 FIRENZE FI',
      'P.IVA 01234567890',
    ],
  ],
  [
    'above its keepers',
    'Alpwirtschaft Reiher',
    'de',
    ['# Alpwirtschaft Reiher', 'Anna & Karl Meier', 'CH-6013 Oberdorf', 'Telefon 041 497 26 25'],
  ],
  ['above a town', 'Heron and Thyme', 'us', ['# Heron and Thyme', 'Oakport, CA', '555-010-4477']],
  [
    'beside a telephone',
    'Blue Heron',
    'us',
    ['# Blue Heron (555) 010-4477', '100 Elm St', 'Oakport CA 94001'],
  ],
  ['beside a slogan', 'Blue Heron Diner', 'us', ['Blue Heron Diner|We Deliver', ...street]],
  [
    'beside the day',
    'Metzgerei Reiher',
    'de',
    ['Metzgerei Reiher|03.09.2021', 'Dorfstrasse 2', '9999 Oberdorf'],
  ],
  [
    'beside a registration',
    'KIWI MARKET BHD',
    'my',
    ['KIWI MARKET BHD (123456-H)', '9, JALAN SATU'],
  ],
  [
    'before a VAT number',
    'SIA "ZIBENS"',
    'de',
    ['SIA "ZIBENS" PVN LV40001112223', 'Upes iela 7, Jelgava'],
  ],
  [
    'after a tax number',
    'SUPERMERCADO GARCA LTDA',
    'br',
    ['CNPJ 12.345.678/0001-90 SUPERMERCADO GARCA LTDA', 'RUA DAS FLORES, 12, CURITIBA - PR'],
  ],
  [
    'before the number of a firm',
    'Bageriet Hägern AB',
    'se',
    ['# Bageriet Hägern AB 556123-4567', 'Storgatan 12', '111 51 Stockholm'],
  ],
  [
    'after the firm that trades so',
    'Heron Fish Bar',
    'us',
    ['Marsh Holdings P/L T/A Heron Fish Bar', '5 Wharf Rd, Manly NSW 2095', 'ABN: 12 345 678 901'],
  ],
  [
    'without an odd quotation mark',
    'HERON COFFEE',
    'us',
    ['# HERON COFFEE"', '100 Elm St', 'Oakport CA 94001'],
  ],
  [
    'a plaza above its street',
    'Heron Plaza',
    'us',
    ['# Heron Plaza', '12 Harbor Street', '(555) 010-4477'],
  ],
  [
    'whole below its logo',
    'Tarnwick Eastside',
    'us',
    ['TARNWICK', '', 'Tarnwick Eastside', ...street],
  ],
  [
    'in the reading with spaces',
    'GREEN LEAF ENTERPRISES SDN BHD',
    'my',
    ['GREENLEAFENTERPRISES SON BHD~GREEN LEAF ENTERPRISES SON BHD'],
  ],
  [
    'spelled by the web address',
    'Heronfield',
    'en',
    ['# Her0nfleld', '12 Mill Street', 'London E1 6EA'],
    ['www.heronfield.co.uk'],
  ],
  [
    'spelled by a dish',
    'Heronry',
    'en',
    ['# Heronrv~Heronry', '12 Mill Street', 'MENU HERONRY|£26.00'],
  ],
  ['a chain by its disc', 'TARGET', 'us', ['# OTARGET', ...street]],
  ['a chain by its slogan', 'Coop', 'de', ['# COOF', 'Für mich und dich.', 'Dorfstrasse 2']],
  ['a chain by its thanks', 'Nordstrom', 'us', street, ['Thank you for shopping at NORDSTROM']],
  ['a chain by its web address', 'REWE', 'us', street, ['Service: www.rewe.de']],
  [
    'no chain that is a neighbour',
    'Blue Heron Diner',
    'us',
    ['# Blue Heron Diner', '12 Harbor Street, at Tesco car park', 'Tel: 555-010-4477'],
    ['Starbucks Coffee|3.00'],
  ],
  [
    'no chain of a web address below a name',
    'Blue Heron Diner',
    'us',
    ['# Blue Heron Diner', ...street],
    ['Rate us on www.uber.com'],
  ],
  [
    'a Malaysian firm under a chain',
    'MARSH VENTURES SDN BHD',
    'my',
    ['# STARBUCKS', 'MARSH VENTURES SDN BHD', '(123456-X)', 'NO 5 JALAN BESAR'],
  ],
  [
    'no script that cannot be read',
    '',
    'my',
    ['000 "YAMKA"', 'KACCOBbIN 4EK', 'Xneb|42.00', 'HTOr|42.00', 'CYMMA|42.00', 'MHH 7700000000'],
  ],
])('a slip is named %s: %j', async (_what, name, country, head, foot = []) => {
  const page = pageOf(...head, ...bodies[country], ...foot)
  expect((await extract(page)).vendor).toBe(name)
})

test('a logo read less surely gets its letters from where the page spells the name again', async () => {
  const cases: [logo: string, name: string, ...rows: string[]][] = [
    ['Lan Mei Dakville', 'Lan Mei Oakville', '@lanmeioakville'],
    ['orvina', 'Corvina', 'Cheers from Corvina'],
    ['KORVNA', 'KORVINA', 'www.korvina.example'],
    ['Harbor Burger', 'Harbor Burger', 'Harbor Burgers for all'],
    ['Harbor Burger', 'Harbor Burger', 'Harbor Burges|4.00'],
    ['eron Diner~Heron Diner', 'Heron Diner', 'Thank you'],
    ['Heron Resturart', 'Heron Restaurant', 'Thank you'],
    ['Kaufland2s', 'Kaufland', 'Thank you'],
  ]
  for (const [logo, name, ...rows] of cases) {
    const page = pageOf(`# ${logo}`, '12 Mill Road', ...bodies.my, ...rows)
    const [first, ...others] = page.boxes
    const read = { ...page, boxes: [{ ...first!, confidence: 0.9 }, ...others] }
    expect((await extract(read)).vendor).toBe(name)
  }
})

test.each([
  ['HERON GRILL~HERONGRILL', 'www.herongrill.example', 'HERON GRILL'],
  ["Mara's Lagoon Grill~Mara's Lagoongrill", '@maraslagoongrill', "Mara's Lagoon Grill"],
  ['The Heron Diner~TheHeronDiner', 'www.theherondiner.example', 'The Heron Diner'],
])('Truth 22: %s below which stands %s is %s', async (printed, web, name) => {
  const page = pageOf(`# ${printed}`, '12 Harbor Street', web, ...bodies.my)
  expect((await extract(page)).vendor).toBe(name)
})
