/** Towns with their postcodes, as countries write them. */
const patterns = [
  // Oakport, CA 94001; Oakport CA
  /\p{L}{2}[.,]?\s(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])[.,]?\s*\d{5}(?:-\d{4})?\W*$/u,
  /\p{L}{3},\s?(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\W*$/u,
  // London EC1R 4QL; Edmonton AB T5P 4A9
  /(?:^|[\s,])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\W*$/u,
  /\b[A-Z]\d[A-Z]\s\d[A-Z]\d\W*$/u,
  // Fitzroy VIC 3065
  /\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)[\s,]+\d{4}\W*$/u,
  // 75006 PARIS; 00120 Helsinki; 222 23 Lund; CH-3011 Bern
  /^(?:[A-Z]{1,2}-)?\d{5}\s\p{L}{3,}[\p{L}\s'()/.-]*\d{0,2}$/u,
  /^(?:[A-Z]{1,2}-)?\d{3}\s\d{2}\s\p{L}{3,}/u,
  /^(?:[A-Z]{1,2}-)\d{4}\s\p{L}{3,}/u,
  // SAO PAULO - SP
  /\p{L}{3}\s?[-/]\s?(?:AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)\W*$/u,
]

/** A line that ends an address: the town, with its postcode or its state. */
export function isPostalLine(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text))
}
