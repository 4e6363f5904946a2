/** Words of tax, sum and trade that one language or one country has, as they are usually written. */
export type CountryWords = { countries: string; weight: number; words: string }

export const countryWords: CountryWords[] = [
  { countries: 'DE AT CH LI', weight: 1, words: 'MWST,MEHRWERTSTEUER,MWST-NR' },
  {
    countries: 'DE AT CH LI',
    weight: 0.6,
    words:
      'SUMME,GESAMT,RECHNUNG,QUITTUNG,BELEG,KASSE,BEDIENTE SIE,VIELEN DANK,ZU ZAHLEN,RUCKGELD,GEGEBEN,STEUER,BETRAG',
  },
  {
    countries: 'DE AT',
    weight: 1,
    words: 'UST,UST-ID,USTID,UMSATZSTEUER,E.K.,OHG,STEUER-NR,STEUERNUMMER',
  },
  {
    countries: 'DE',
    weight: 1,
    words:
      'GIROCARD,TSE-SIGNATUR,TSE-TRANSAKTION,TSE-SERIENNUMMER,EC-CASH,LASTSCHRIFT,PFAND,PAYBACK',
  },
  { countries: 'AT', weight: 1, words: 'BANKOMAT,REGISTRIERKASSE,KASSENIDENTIFIK' },
  {
    countries: 'CH',
    weight: 1,
    words: 'TWINT,POSTCARD,TOTAL-EFT,RAPPEN,CUMULUS,PANASCHE,KONSUMATION,EFT-TERMINAL,NATEL',
  },
  {
    countries: 'FR BE CH LU',
    weight: 0.7,
    words: 'TVA,TOTAL TTC,NET A PAYER,MERCI DE VOTRE VISITE,ESPECES,SOUS-TOTAL,ADDITION,COUVERTS',
  },
  { countries: 'FR', weight: 1, words: 'CARTE BANCAIRE,CB EMV,MONTANT TTC,TOTAL HT,CODE APE' },
  {
    countries: 'IT',
    weight: 1.2,
    words:
      'DOCUMENTO COMMERCIALE,SCONTRINO,TOTALE COMPLESSIVO,PAGAMENTO CONTANTE,DI CUI IVA,PAGAMENTO ELETTRONICO,COPERTO',
  },
  { countries: 'IT CH', weight: 0.6, words: 'TOTALE,CONTANTI,GRAZIE E ARRIVEDERCI,RESTO,TAVOLO' },
  {
    countries: 'ES MX AR CL CO PE UY EC',
    weight: 0.7,
    words: 'IVA,IMPORTE,FACTURA,EFECTIVO,TARJETA,GRACIAS POR SU,CAMARERO,MESERO,PROPINA',
  },
  {
    countries: 'ES',
    weight: 1,
    words: 'FACTURA SIMPLIFICADA,IVA INCLUIDO,BASE IMPONIBLE,CUOTA IVA',
  },
  {
    countries: 'AR',
    weight: 1.2,
    words:
      'CUOTAS,ING. BRUTOS,INGRESOS BRUTOS,CONSUMIDOR FINAL,SIN VALIDEZ FISCAL,RESPONSABLE INSCRIPTO,CONTROLADOR FISCAL,PESOS ARGENTINOS,NRO LOTE',
  },
  { countries: 'MX', weight: 1.2, words: 'SA DE CV,S.A. DE C.V.,COLONIA,MXN,REGIMEN FISCAL,CFDI' },
  { countries: 'CL', weight: 1.2, words: 'BOLETA ELECTRONICA,S.I.I.,TIMBRE ELECTRONICO' },
  { countries: 'CO', weight: 1.2, words: 'IMPOCONSUMO,DIAN,PROPINA VOLUNTARIA,CEDULA' },
  { countries: 'PE', weight: 1.2, words: 'IGV,BOLETA DE VENTA,SUNAT,OP. GRAVADA' },
  {
    countries: 'PT',
    weight: 1.2,
    words:
      'FATURA SIMPLIFICADA,FATURA-RECIBO,CONTRIBUINTE,MULTIBANCO,NIF,PROCESSADO POR PROGRAMA CERTIFICADO',
  },
  { countries: 'PT BR', weight: 0.6, words: 'OBRIGADO,DINHEIRO,TROCO,VALOR,TOTAL A PAGAR' },
  {
    countries: 'BR',
    weight: 1.5,
    words: 'CUPOM FISCAL,NFC-E,NOTA FISCAL,DANFE,VALOR TOTAL,CPF,TRIBUTOS,SEFAZ,QTD',
  },
  {
    countries: 'NL BE',
    weight: 1,
    words: 'BTW,TOTAAL,TE BETALEN,BEDANKT,KASSABON,CONTANT,EXCL BTW',
  },
  { countries: 'NL', weight: 0.6, words: 'PINNEN,BETAALD MET PIN,TOT ZIENS' },
  { countries: 'BE', weight: 1, words: 'BANCONTACT,BTW-TICKET,TVA-TICKET' },
  { countries: 'SE DK', weight: 1.5, words: 'MOMS' },
  {
    countries: 'SE',
    weight: 1.5,
    words:
      'ATT BETALA,VARAV MOMS,TACK,KVITTO,ORG NR,KONTROLLENHET,KONTANT,KORTBETALNING,TACK FOR,BETALT,VAROR,OPPETTIDER,KOP,GODKANT,MOTTAGET',
  },
  {
    countries: 'DK',
    weight: 1.5,
    words:
      'HERAF MOMS,MOMS UDGOR,DANKORT,TAK FOR,KVITTERING,BELOB,AT BETALE,EKSPEDIENT,BYTTEPENGE,I ALT',
  },
  {
    countries: 'NO',
    weight: 2,
    words: 'MVA,FORETAKSREGISTERET,TAKK FOR,SALGSKVITTERING,A BETALE,BANKAXEPT,GRUNNLAG,TOTALBELOP',
  },
  {
    countries: 'FI',
    weight: 2,
    words:
      'ALV,YHTEENSA,KUITTI,KATEINEN,PANKKIKORTTI,MAKSUTAPA,VEROTON,VEROLLINEN,KIITOS,MYYJA,VAIHTORAHA,LASKU',
  },
  { countries: 'IS', weight: 2, words: 'VSK,SAMTALS,KENNITALA,KVITTUN' },
  { countries: 'EE', weight: 2, words: 'KAIBEMAKS,KOKKU,KVIITUNG,AITAH,TASUDA,SULARAHA,ARVE' },
  { countries: 'LV LT', weight: 2, words: 'PVN' },
  {
    countries: 'LV',
    weight: 2,
    words: 'PVN REG,KOPA,CEKS,SAMAKSAI,PALDIES,SKAIDRA NAUDA,KASIERE,SIA',
  },
  { countries: 'LT', weight: 2, words: 'MOKETI,KVITAS,GRYNIEJI,ACIU,UAB,IS VISO' },
  {
    countries: 'PL',
    weight: 2,
    words:
      'PARAGON FISKALNY,PTU,SPRZEDAZ OPODATKOWANA,GOTOWKA,RAZEM,DO ZAPLATY,RESZTA,KASJER,SP. OP.,FISKALNY',
  },
  { countries: 'CZ SK', weight: 1.2, words: 'DPH,HOTOVOST,POKLADNA,PLATBA KARTOU' },
  { countries: 'CZ', weight: 1.5, words: 'DIC,CELKEM,UCTENKA,K UHRADE,DEKUJEME,ZAOKROUHLENI' },
  { countries: 'SK', weight: 1.5, words: 'SPOLU,IC DPH,DAKUJEME,BLOCEK,NA UHRADU' },
  {
    countries: 'HU',
    weight: 2,
    words: 'AFA,OSSZESEN,NYUGTA,KESZPENZ,KOSZONJUK,BANKKARTYA,FIZETENDO',
  },
  {
    countries: 'RO',
    weight: 2,
    words: 'BON FISCAL,TOTAL LEI,NUMERAR,COD FISCAL,VA MULTUMIM,TOTAL TVA',
  },
  { countries: 'HR RS BA', weight: 1, words: 'PDV,UKUPNO,GOTOVINA,RACUN' },
  { countries: 'HR', weight: 1, words: 'JIR,ZKI,OIB,KONOBAR' },
  { countries: 'RS', weight: 1.2, words: 'FISKALNI RACUN,PIB,ESIR' },
  { countries: 'SI', weight: 1.5, words: 'DDV,SKUPAJ,ZOI,EOR,HVALA ZA OBISK' },
  { countries: 'TR', weight: 2, words: 'KDV,TOPLAM,TOPKDV,TESEKKUR,FIS NO,NAKIT,KREDI KARTI' },
  { countries: 'GR CY', weight: 2, words: 'ΣΥΝΟΛΟ,ΦΠΑ,ΜΕΤΡΗΤΑ,ΑΠΟΔΕΙΞΗ,SYNOLO' },
  {
    countries: 'RU',
    weight: 2,
    words: 'ИТОГ,КАССОВЫЙ ЧЕК,НАЛИЧНЫМИ,СУММА,КАССИР,KACCA,KACCHP,KACCMP,KKT,KACCOB,KACCLP',
  },
  {
    countries: 'GB IE',
    weight: 0.8,
    words: 'VAT,VAT REG,VAT NO,SERVICE CHARGE,OPTIONAL SERVICE,DISCRETIONARY SERVICE',
  },
  { countries: 'GB', weight: 1, words: 'CHIP AND PIN,PLC,NECTAR,CLUBCARD,EAT IN' },
  {
    countries: 'US',
    weight: 1.2,
    words:
      'SALES TAX,STATE TAX,GRATUITY,TIP AMOUNT,SUGGESTED TIP,EBT,LOCAL TAX,CITY TAX,TAX EXEMPT',
  },
  { countries: 'US', weight: 0.9, words: 'TIP,DEBIT TEND,SERVER,CHECK CLOSED,GRAT' },
  { countries: 'CA', weight: 0.5, words: 'TIP,DEBIT TEND,SERVER' },
  { countries: 'US', weight: 0.5, words: 'TAX' },
  { countries: 'CA', weight: 2.5, words: 'HST,TPS,TVQ,QST,INTERAC,GST/HST' },
  { countries: 'AU NZ', weight: 1, words: 'EFTPOS,TAX INVOICE,GST INCLUDED,INCLUDES GST' },
  { countries: 'AU', weight: 1, words: 'PTY LTD,SURCHARGE' },
  { countries: 'IN', weight: 2.5, words: 'CGST,SGST,IGST,PVT LTD,GSTIN,FSSAI' },
  {
    countries: 'MY',
    weight: 3,
    words: 'SDN BHD,SDN. BHD.,SON BHD,SDNBHD,BAKI,CUKAI,PEMBUNDARAN',
  },
  { countries: 'MY SG', weight: 0.7, words: 'SST,ROUNDING ADJ,GST SUMMARY,SERVICE TAX' },
  { countries: 'SG', weight: 2.5, words: 'PTE LTD,PAYNOW' },
  { countries: 'MY ID', weight: 1, words: 'TUNAI' },
  {
    countries: 'ID',
    weight: 2,
    words: 'PPN,PB1,KEMBALI,KEMBALIAN,TOTAL BELANJA,TERIMA KASIH,PAJAK,HARGA JUAL,QRIS',
  },
  { countries: 'TH', weight: 1.5, words: 'VAT INCLUDED,POS ID,TAX INVOICE(ABB),ABB' },
  {
    countries: 'PH',
    weight: 2,
    words: 'VATABLE,VAT EXEMPT SALES,ZERO RATED,VATABLE SALES,BIR,VAT-EXEMPT',
  },
  { countries: 'VN', weight: 2, words: 'TONG CONG,THANH TOAN,HOA DON,TIEN MAT,CONG TY,THANH TIEN' },
  {
    countries: 'JP',
    weight: 3,
    words: '消費税,税込,領収,小計,お釣,お預,内税,税率,レシート,ありがとう,クレジット,お買上',
  },
  { countries: 'JP', weight: 1.5, words: '合計,釣,預,対象,現計,現金' },
  {
    countries: 'CN',
    weight: 3,
    words:
      '发票,增值税,实付,应付,实收,应收,微信,支付宝,合计,小计,总计,找零,谢谢,欢迎,电话,单号,单价,收银,现金,金额,优惠',
  },
  { countries: 'TW HK', weight: 1.5, words: '發票,總計,總額,找續,現金,謝謝,歡迎,單號,應付' },
  { countries: 'HK', weight: 2, words: '港幣,八達通,加一服務費,OCTOPUS' },
  { countries: 'KR', weight: 2.5, words: '합계,부가세,영수증,카드,매출' },
  { countries: 'AE SA QA BH OM KW', weight: 0.8, words: 'TRN,TAX INVOICE' },
  { countries: 'ZA', weight: 1, words: 'PTY LTD,CC TENDER,VAT INCL' },
]
