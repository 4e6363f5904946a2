import { describe, expect, test } from 'vitest'
import { speakingIn } from './thanks.ts'

describe('whoever writes of itself', () => {
  test.each([
    [
      'L’Abbaye de Valcroix vous remercie de votre passage parmi nous et certifie',
      'Abbaye de Valcroix',
    ],
    ['De Sint-Odulphusabdij dankt u voor uw verblijf', 'Sint-Odulphusabdij'],
    ['The Heron Trust acknowledges receipt of your payment', 'Heron Trust'],
    ['Heron House thanks you for your stay', 'Heron House'],
    ['Die Abtei Reiherbach bestätigt, von Ihnen erhalten zu haben', 'Abtei Reiherbach'],
    ['Kloster Reiherbach dankt Ihnen für Ihren Besuch', 'Kloster Reiherbach'],
    ['La Fundación Garza certifica haber recibido', 'Fundación Garza'],
    ['La Foresteria Airone La ringrazia del soggiorno', 'Foresteria Airone'],
    ['Vandrarhemmet Hägern tackar för besöket', 'Vandrarhemmet Hägern'],
    ['Fundacja Czapla potwierdza otrzymanie kwoty', 'Fundacja Czapla'],
    ['A Casa da Garça agradece a sua visita', 'Casa da Garça'],
  ])('is named in %s', (text, name) => {
    expect(speakingIn(text)).toBe(name)
  })

  test.each([
    'We hereby certify that the sum was received',
    'Der Gast bestätigt die Richtigkeit seiner Angaben',
    'Wir danken Ihnen für Ihren Aufenthalt',
    'votre employeur confirme',
    'Der Kunde bestätigt den Erhalt',
    'The customer hereby confirms the order',
  ])('is nobody in %s', (text) => {
    expect(speakingIn(text)).toBeUndefined()
  })
})
