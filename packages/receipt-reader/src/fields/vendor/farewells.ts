/** Words before the vendor's own name, where the till greets or takes leave, by language. */
const before = [
  'THANK(?:S| YOU) FOR (?:SHOPPING|DINING|EATING|VISITING|CHOOSING|STAYING|RIDING|FLYING|PARKING|STOPPING|COMING|YOUR (?:VISIT|PURCHASE|ORDER|CUSTOM))(?: (?:AT|WITH|TO|IN|FROM|BY))?(?: THE)?',
  'WELCOME TO(?: THE)?',
  'SEE YOU (?:AGAIN|SOON) AT',
  '(?:VIELEN |HERZLICHEN |BESTEN )?DANK(?:E)? F[UÜ]R IHREN (?:EINKAUF|BESUCH|AUFENTHALT)(?: BEI(?: DER)?| IM| IN DER| AUF)',
  'WILLKOMMEN (?:BEI|IM|IN DER)',
  'MERCI DE VOTRE VISITE (?:CHEZ|A|À|AU)',
  '(?:A|À) BIENT[OÔ]T (?:CHEZ|A|À|AU|DANS VOTRE)',
  'BIENVENUE (?:CHEZ|A|À|AU|DANS VOTRE)',
  'GRACIAS POR (?:SU VISITA A|COMPRAR EN|SU COMPRA EN|VISITAR|ELEGIR)',
  'BIENVENIDOS? A',
  'GRAZIE PER (?:AVER SCELTO|LA VISITA A|AVERCI SCELTO)',
  'BENVENUT[IO] (?:DA|AL|ALLA|IN)',
  'OBRIGAD[OA] POR (?:VISITAR|ESCOLHER|COMPRAR N[AO])',
  'TACK F[OÖ]R (?:DITT BES[OÖ]K|BES[OÖ]KET|ATT DU HANDLAR|ETT K[OÖ]P) (?:P[AÅ]|HOS|I)',
  'V[AÄ]LKOMMEN (?:[AÅ]TER )?TILL',
  'TAK (?:FOR BES[OØ]GET|FORDI DU HANDLEDE) (?:HOS|I|P[AÅ])',
  'TAKK FOR (?:BES[OØ]KET|HANDELEN) (?:HOS|I|P[AÅ])',
  'BEDANKT VOOR UW (?:BEZOEK|AANKOOP) (?:AAN|BIJ)',
  '(?:GRAAG )?TOT ZIENS (?:BIJ|IN)',
  'DZI[EĘ]KUJEMY ZA ZAKUPY W',
  'TERIMA KASIH (?:TELAH )?(?:BERBELANJA|BERKUNJUNG|MENGUNJUNGI)(?: DI| KE)?',
]
const after = [
  'VOUS REMERCIE(?: DE VOTRE VISITE)?',
  '(?:LE AGRADECE|AGRADECE) (?:SU|A SUA) VISITA',
  'VI RINGRAZIA',
  'TH?ANKS YOU(?: FOR YOUR (?:VISIT|CUSTOM))?',
  'DANKT F[UÜ]R IHREN (?:EINKAUF|BESUCH)',
]
const team = /^\W*(?:IHR|YOUR|VOTRE|IL TUO|TU)\s+(?<name>[\p{Lu}\d].{1,25}?)[\s-]+TEAM\W*$/iu
const greeting = new RegExp(`^\\W*(?:${before.join('|')})\\s+(?<name>.+)$`, 'iu')
const thanks = new RegExp(`^(?<name>.+?)\\s+(?:${after.join('|')})\\W*$`, 'iu')

/** What stands there when no name does: "our store", "us today". */
const noName =
  /^(?:US|OUR|YOUR|THIS|TODAY|UNS|NOTRE|NOS|NUESTR|NOI|NOS|OSS|ONS|WITH|AND|STORE|LOCAL)\b/i

/** The vendor's name in "Thank you for shopping at …". */
export function farewellName(text: string): string | undefined {
  const name = (team.exec(text) ?? greeting.exec(text) ?? thanks.exec(text))?.groups?.['name']
    ?.replace(/[\s.,!*:;-]+$/u, '')
    .replace(/^[\s"'*-]+/u, '')
    .trim()
  if (!name || name.length > 40 || noName.test(name)) return undefined
  return /^[\p{Lu}\p{Lo}\d]/u.test(name) && /\p{L}{2}/u.test(name) ? name : undefined
}
