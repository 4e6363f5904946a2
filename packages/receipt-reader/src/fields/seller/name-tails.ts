/** What tills print in the row of the name and is none of it; more than a few letters must stand before it. */
const tails = [
  // Numbers of registration, by what they are called in each country.
  /[\s,;(]*\b(?:N[°o]\s?)?(?:NIP|CIF|NIF|NIPC|SIRET|SIREN|P\.?\s?IVA|C\.?F\.?|CNPJ|ABN|A\.B\.N\.?|UID|CHE|CVR(?:-NR)?|ORG\.?\s?NR|ORGNR|Y-TUNNUS|BTW|KVK|DI[CČ]|I[CČ]O?|NPWP|TRN|TVA|MWST|UST-?ID(?:NR)?|VAT(?:\s?NO)?|TIN|CUIT|RFC|RUC|EIK|OIB)\b[\s.:#-]*(?:[A-Z]{2,3}[\s-]?)?\d[\d\s./-]{4,}.*$/iu,
  // Such numbers without a name: 556123-4567, NO 912 345 678 MVA, 12.345.678/0001-90.
  /[\s,;(]+(?:NO\s?)?\d{3}\s?\d{3}\s?\d{3}\s?MVA\)?$/iu,
  /[\s,;(]+\d{6}-\d{4}\)?$/u,
  /[\s,;(-]+\d{2}\.?\d{3}\.?\d{3}\/\d{4}-\d{2}\)?$/u,
  // The telephone.
  /[\s,;:-]*(?:\b(?:PHONE|TEL|PH)[\s.:#]*)?(?:\(\s?\d{3}\s?\)\s?|\b\d{3}[-.])\d{3}\s?[-.]\s?\d{4}$/iu,
  // The branch.
  /[\s,;(-]*\b(?:FILIALE|FIL|STORE|BRANCH|SHOP|MAGASIN|BUTIK|BUTIKKNR|TIENDA|NEGOZIO|LOJA|MARKT|STATION|SITE|OUTLET)\.?\s*(?:NR|NO|N°|NUM)?[.:]?\s*#?\d{2,}\)?$/iu,
  // The spark or star of a logo, read as signs: "Name >k".
  /\s+(?=\S{1,3}$)\S*[>%*<=~^|\\_{}]\S*$/u,
  // The owner.
  /[\s,;(-]*\b(?:INH|INHABER|INHABERIN|PROP|BES|OWNER|G[EÉ]RANT)\b[.:]+\s*\p{L}.*$/iu,
]

/** What stands before the name: a counter, a number of registration, the firm that trades under it. */
const heads = [
  /^(?:#?0\d{1,5}|\d{5,})[\s.:)-]+(?=\p{L}{3})/u,
  /^\d{1,3}\s?[:)]\s*(?=\p{L}{3})/u,
  /^(?:CNPJ|ABN|CUIT|NIF|CIF|P\.?\s?IVA|SIRET|NPWP|CVR|NIP)[\s.:-]*\d[\d\s./-]{7,}(?=\p{L}{3})/iu,
  /^\p{L}.{2,}?[\s,(]+(?:T\/AS?|TRADING AS|D\/B\/A|DBA)[\s:]+(?=\p{L}{3})/iu,
]

/** A name without what stands before it and without the numbers, branch and owner after it. */
export function withoutTails(name: string): string {
  let text = heads.reduce((rest, head) => rest.replace(head, ''), name)
  for (const tail of tails) {
    const cut = text.replace(tail, '')
    if (/\p{L}{3}/u.test(cut)) text = cut
  }
  return text
}
