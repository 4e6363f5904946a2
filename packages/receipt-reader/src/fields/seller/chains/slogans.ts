import { lettersOf } from '#fields/seller/with-spelling.ts'

/** What chains print below a logo that may not be readable: the promise names them as well. */
const slogans = `
Coop: Für mich und dich; Pour moi et pour toi; Per me e per te
Migros: Ein M besser; Einfach gut leben
EDEKA: Wir lieben Lebensmittel
REWE: Dein Markt; Besser leben
ALDI: Einfach ist mehr
Kaufland: Hier bin ich richtig
real: Einmal hin alles drin
dm: Hier bin ich Mensch hier kauf ich ein
MediaMarkt: Ich bin doch nicht blöd
Saturn: Geiz ist geil; Soo muss Technik
toom Baumarkt: Respekt wer's selber macht
HORNBACH: Es gibt immer was zu tun
BAUHAUS: Wenn's gut werden muss
BILLA: Sagt der Hausverstand
Tesco: Every little helps
Sainsbury's: Live well for less
Waitrose: Food to feel good about
Boots: Let's feel good
Walmart: Save money Live better; Always low prices Always
Target: Expect more Pay less
The Home Depot: More saving More doing; How doers get more done
Lowe's: Never stop improving
Publix: Where shopping is a pleasure
Kroger: Fresh for everyone
Walgreens: The corner of happy and healthy
Burger King: Have it your way
Subway: Eat fresh
Dunkin' Donuts: America runs on Dunkin
Woolworths: The fresh food people
Bunnings: Lowest prices are just the beginning
Carrefour: On a tous droit au meilleur
Système U: Commerçants autrement
Leroy Merlin: Et vos projets vont plus loin
Fnac: On ne vous conseille pas par hasard
Biedronka: Codziennie niskie ceny
Decathlon: Sport for all
`

/** By the letters of the slogan. */
const bySlogan = new Map(
  slogans
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [chain = '', said = ''] = line.split(': ')
      return said.split('; ').map((slogan) => [lettersOf(slogan), chain] as const)
    }),
)

/** The chain that promises this, and nothing else. */
export function chainOfSlogan(text: string): string | undefined {
  return bySlogan.get(lettersOf(text))
}
