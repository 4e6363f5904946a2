import type { Chance } from '@quittance/receipt-drawing/chance'
import type { Language } from './days.ts'

/** Who travels, and whose firm the bill is for. */
export type Guest = { name: string; firm: string; street: string; town: string; country: string }

const guests: Record<Language, [Guest, ...Guest[]]> = {
  en: [
    guest(
      'Ms Harriet Coleman',
      'Brightwater Analytics Ltd',
      '14 Quayside',
      'Bristol BS1 6DZ',
      'United Kingdom',
    ),
    guest(
      'Mr Daniel Okafor',
      'Norwell Instruments Inc.',
      '2200 Kendall Ave',
      'Madison, WI 53705',
      'USA',
    ),
  ],
  de: [
    guest(
      'Frau Katrin Lohse',
      'Werkmann Antriebe GmbH',
      'Industriestraße 8',
      '70565 Stuttgart',
      'Deutschland',
    ),
    guest(
      'Herrn Jonas Petri',
      'Petri & Sohn Beratung KG',
      'Hafenweg 31',
      '48155 Münster',
      'Deutschland',
    ),
  ],
  fr: [
    guest('Mme Claire Aubry', 'Société Lumitec SAS', '27 rue des Tanneurs', '69002 Lyon', 'France'),
    guest('M. Hugo Perrin', 'Ateliers Perrin SARL', '5 quai du Port', '13002 Marseille', 'France'),
  ],
  es: [
    guest(
      'Sra. Lucía Ferrer',
      'Ingeniería Montalbán S.L.',
      'Calle Mayor 48',
      '46002 Valencia',
      'España',
    ),
    guest(
      'Sr. Andrés Olmedo',
      'Olmedo Consultores S.A.',
      'Avda. de la Paz 112',
      '41013 Sevilla',
      'España',
    ),
  ],
  it: [
    guest(
      'Sig.ra Giulia Ferri',
      'Meccanica Adriatica S.p.A.',
      'Via Emilia 210',
      '40139 Bologna',
      'Italia',
    ),
    guest(
      'Sig. Paolo Brandi',
      'Studio Brandi S.r.l.',
      'Corso Vercelli 19',
      '20144 Milano',
      'Italia',
    ),
  ],
  nl: [
    guest(
      'Mevr. Anouk Visser',
      'Delta Meettechniek B.V.',
      'Kanaalstraat 77',
      '3531 CB Utrecht',
      'Nederland',
    ),
    guest('Dhr. Bram Hoekstra', 'Hoekstra Advies', 'Singel 240', '9711 KM Groningen', 'Nederland'),
  ],
}

function guest(name: string, firm: string, street: string, town: string, country: string): Guest {
  return { name, firm, street, town, country }
}

export function anyGuest(chance: Chance, language: Language): Guest {
  return chance.pick(guests[language])
}
