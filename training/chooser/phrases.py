"""Other texts that tills print, by region."""
from pick import words

TAGLINE = words('''Fine Dining, Authentic {cuisine} Cuisine, {cuisine} Cuisine, Elegant {cuisine} Cuisine, {cuisine} Food, Family Owned Since 19{number},
Since 19{number}, Est. 19{number}, Home of the {adj} {noun}, The best {noun} in town, {noun} - {noun} - {noun}, Fresh {noun} Daily, Breakfast Lunch Dinner, Breakfast & Lunch,
Good food good mood, We cater, Open 7 days, Catering available, Dine In or Take Out, Eat well live well, Where friends meet, {cuisine} Food & Drinks, A taste of {town}, Live Better,
Save Money. Live Better., We sell for less, Always low prices, Supercenter, Open 24 hours, Always, LUNCH & DINNER, WE TAKE RESERVATIONS, Always fresh, Quality first, Happy Hour 4-6, Organic & Local, Hand made {noun}s, Wood fired, Slow cooked, Farm to table, Served with love, Made fresh''')
TOP_PROMO = words('''For a chance to win, Tell us how we did, See back of receipt, Survey Code: {code}, Take our survey, Win $1000, to win $1000, Give us feedback @ {web}, Thank you! ID #:{code}, ID #: {code}, See back of receipt for your chance, Visit us online, Get a free {noun}, It pays to {noun},
Download our app, Please help us go green, Please pay at cashier, Please pay at counter, We Deliver, Free Delivery, Thank you, Welcome, Come again, Now hiring, Order online, wherever you
go., Your opinion matters, WATER!, DRINK, ENJOY!, Save our resources!, Ask for a receipt, Follow us on Instagram, Find us on Facebook, Follow us on Facebook & Instagram, if you'd like one
printed, April to December, Holiday hours, Micros Demo System, Training mode, Powered by POS''')
TITLE = {
    'us': words('''GUEST CHECK, Guest Check, ** DUPLICATE **, *** REPRINT ***, CUSTOMER COPY, Customer Copy, Merchant Copy, RECEIPT, Sales Receipt, Copy of Receipt, TO GO, Dine In, Take Out,
DINE IN, Drive Thru, EAT IN, Your guest number is, ORDER, PAID, CREDIT CARD VOUCHER, SALE, Guest Receipt, ** BILL **, Order Ticket, Itemized Receipt, FOR HERE, Bar Tab'''),
    'my': words('''TAX INVOICE, Simplified Tax Invoice, CASH BILL, INVOICE, RECEIPT, CASH SALES, Official Receipt, TAX INVOICE (SIMPLIFIED), REPRINT, Customer Copy, CASH RECEIPT'''),
    'de': words('''Rechnung, Kassenbon, Quittung, Kundenbeleg, BELEG, Bewirtungsbeleg, Bon, Zwischenrechnung, K-U-N-D-E-N-B-E-L-E-G'''),
    'fr': words('''FACTURE, TICKET, NOTE, Ticket client, Duplicata, ADDITION, Reçu'''), 'es': words('''FACTURA SIMPLIFICADA, TICKET, FACTURA, RECIBO, Copia cliente'''),
    'it': words('''SCONTRINO, DOCUMENTO COMMERCIALE, RICEVUTA, CONTO, Preconto'''), 'eu': words('''PARAGON FISKALNY, KVITTO, ČEKS, KVĪTS, KUITTI, BON, RECIBO, NYUGTA, KASSAKVITTO, FAKTURA'''),
    'uk': words('''RECEIPT, VAT RECEIPT, Sales Receipt, Customer Copy, Tax Invoice, BILL, Eat In, Take Away'''), 'in': words('''TAX INVOICE, BILL, CASH MEMO, RETAIL INVOICE, KOT'''),
}
META = {
    'us': words('''Server: {first}, Server: {first} {letter}, ST# {code} OP# {code} TE# {n} TR# {code}, Server: {first}  {n}/1, {n}/1  {n}:15 PM, ID #: {code}, Cashier: {first}, Table {n}, Table: {n}, Table {n}/1, Guests: {n}, Check #{code}, Order #: {code}, Order: {code}, ORDER: {code}, Station: {n}, Station {n}, Chk
{code}, Gst {n}, Term ID {code}, Reg {n}, REG, KS# {n}, Party of {n}, #{code}, {code}, Trans: {code}, {code} {first}, SvrCk: {n}, {first} {letter}, {n}, #{n}, Ticket {code}, Register {n}, Clerk {n}, Name: {first}, Tab: {first},
Host: {first}, Seat {n}, Bar {n}, TABLE {n} #Party {n}, OUT, IN, Tbl {n}  Chk {code}  Gst {n}, Item  Qty  Price, QTY ITEM  TOTAL, Description  Amount, Dine-in, Separate checks: {n}-of-{n}, Order Type: Dine In'''),
    'my': words('''Cashier: {first}, Table: {n}, Pax: {n}, Invoice No: {code}, Receipt #: {code}, Doc No. : {code}, Slip No: {code}, Bill No : {code}, Counter {n}, Trn: {code}, Salesperson : {first}, Member: {code}, Terminal: {n}, Qty
Description  Amount, Item  Qty  U/P  Amt, RM, Ref: {code}, Staff: {first}, Shift: {n}, M:{code}, Attn: {first}, Operator {first}, Item Code  Description'''),
    'de': words('''Es bediente Sie: {first}, Kassierer {n}, Tisch {n}, Bon-Nr. {code}, Beleg {code}, Kasse {n}, Bediener {n}, Rechnung Nr. {code}, EUR, Kellner: {first}, Filiale {code}, Zimmer {n}, Trace-Nr. {code}, Terminal-ID {code}'''),
    'eu': words('''Table {n}, Serveur {first}, Caisse {n}, Ticket {code}, Mesa {n}, Camarero {first}, Tavolo {n}, Cassa {n}, Kasa {n}, Kasjer {first}, Kassa {n}, Kasieris {first}, Ček {code}, Bord {n}, Nr {code}, Couverts {n}, Coperti {n}, Op. {n}'''),
}
FOOTER = {
    'us': words('''Thank you!, THANK YOU, Thanks for dining with us, Please come again, Have a nice day, Thank you for your business, THANKS CALL AGAIN {phone}, Visit us at {web}, Tell us how we did, Customer Copy, Merchant Copy, I agree to
pay the above, total amount according to, card issuer agreement, X________________, Signature, Approved, APPROVED, No refunds, Suggested gratuity, 15% = $4.52, 18% = $5.42, 20% = $6.03, 18%: {money}  20%: {money}, Follow us on Instagram, How was
your visit?, Scan to pay, Survey code {code}, Travel safely, Our family thanks you, Gift cards available, Auth: {code}, Ref #: {code}, AID: A000000031010, Entry: CHIP, Check Closed, Order online, {name}, {name} - {town}, Ticket {code}, Balance Due
{zero}, Guest Copy, DUPLICATE, Powered by POS, 18% gratuity added to parties of 6, Join our rewards, You have earned {n} points'''),
    'my': words('''Thank you, THANK YOU PLEASE COME AGAIN, Goods sold are not refundable, Goods sold are not returnable, Terima kasih, GST Summary, Tax Code  Amt  Tax, SR 6%  {money}  {money}, ZR 0%  {money}  {zero}, Exchange within 7 days, with receipt, This is
computer generated, No signature required, Please keep receipt, Customer copy, Approval {code}, Have a nice day, Total qty: {n}, Hotline {phone}, No. of items {n}, Goods sold not exchangeable'''),
    'eu': words('''Vielen Dank für Ihren Besuch, Auf Wiedersehen, Danke, Merci de votre visite, A bientôt, Gracias por su visita, Grazie e arrivederci, Dziękujemy, Paldies!, Tack för besöket, Kiitos, Bedankt, Obrigado, TSE-Signatur {code}, Signaturzähler
{code}, Seriennr. {code}, MwSt  Netto  Brutto, A 19,00%  {money}  {money}, TVA 10%  {money}, IVA incluido, Prix nets service compris, Es gilt die Rückgabefrist, Autorisierung {code}, Kartenzahlung erfolgt, Ust-ID DE{code}, Girocard, Kundenbeleg'''),
}
SUBTOTAL = {
    'us': words('Subtotal, SUBTOTAL, Sub Total, Sub-Total, SUB TOTAL, Sub-total:, Food Total, Net Total, Net Sales, Amount, SUBTTL, Food, Bev, Merchandise, Taxable'),
    'my': words('Sub Total, SUBTOTAL, Total Excl GST, Total Sales (Excluding GST), Sub-Total, Total (Excluding GST), Gross Total, Amount, Total Excluding GST'),
    'de': words('Zwischensumme, Netto, Nettobetrag, Summe netto, Nettoumsatz'), 'eu': words('Sous-total, Total HT, Subtotal, Base imponible, Imponibile, Netto, Starpsumma, Suma netto, Subtotaal, Subtotale'),
}
TAX = {
    'us': words('Tax, Sales Tax, TAX 8.25%, Tax 7%, State Tax, Local Tax, HST 13%, Tax:, TAX1, Total Tax, Tx, City Tax, Food Tax, Liquor Tax'),
    'my': words('GST 6%, GST @ 6%, SST 6%, Service Tax 6%, Total GST, GST, Service Charge 10%, Tax 6%, GST Payable, Add GST, GST @6% included in total'),
    'de': words('MwSt 19%, MwSt. 7,00%, enth. MwSt, inkl. MwSt 19%, USt 19%, A 19,0%, Mehrwertsteuer'), 'eu': words('TVA 20%, TVA 10%, IVA 21%, IVA 10%, PTU A 23%, PVN 21%, Moms 25%, BTW 9%, IVA 22%, ALV 14%, DPH 21%, ÁFA 27%, DONT TVA 10%'),
}
TOTAL = {
    'us': words('Total, TOTAL, Total:, TOTAL DUE, Total Due, Amount Due, Balance Due, GRAND TOTAL, Grand Total, TOTAL AMOUNT, Check Total, BALANCE, Order Total, PAYMENT TOTAL, Total USD, Amount, Eat-In Total, Take-Out Total, TOTL, Amount Paid, Total Sale'),
    'my': words('TOTAL, Total, GRAND TOTAL, Total (RM), Total Amount, Total Sales (Inclusive of GST), Total Incl GST, NET TOTAL, Nett Total, Amount Due, Rounded Total (RM), TOTAL RM, Total Payable, Total Inclusive GST, Total Rounded, Net Amount, Total Amount (Incl), TOTAL SALES'),
    'de': words('SUMME, Summe EUR, GESAMT, Gesamtbetrag, Total EUR, zu zahlen, Betrag, Endbetrag, Rechnungsbetrag, SUMME €, Gesamt EUR, Bar-Total'),
    'eu': words('TOTAL, Total TTC, NET A PAYER, TOTAL EUR, TOTALE, TOTALE EURO, Importe total, TOTAL A PAGAR, SUMA PLN, RAZEM, KOPĀ, Kopā apmaksai, SUMMA EUR, Totalt SEK, ATT BETALA, YHTEENSÄ, Totaal, TE BETALEN, ÖSSZESEN, CELKEM'),
}
PAYMENT = {
    'us': words('Cash, CASH, Visa, VISA, Mastercard, MC, AMEX, American Express, Credit Card, Debit, Visa xxxx1234, VISA ************1234, Card, CREDIT CARD SALE, Cash Tendered, CASH TEND, Amount Tendered, Tender, Apple Pay, Discover, Charged, Payment, Paid, Authorized'),
    'my': words('Cash, CASH, Cash Received, Tendered, Payment, Visa, Master, Amount Paid, Tunai, CREDIT CARD, Paid Amount, MCARD, TNG, Cash Tendered, Bank Card, RM Cash'),
    'de': words('Bar, BAR, Gegeben, EC-Karte, girocard, Karte, Kreditkarte, Visa, Mastercard, Bargeld, gegeben EUR'), 'eu': words('Espèces, CB, Carte bancaire, Efectivo, Tarjeta, Contanti, Carta, Gotówka, Karta, Skaidra nauda, Bankas karte, Kontant, Kort, Käteinen, PIN, Multibanco, Készpénz, Hotově, EUROKARTE'),
}
CHANGE = {
    'us': words('Change, CHANGE, Change Due, Cash Change, CHANGE DUE'), 'my': words('Change, CHANGE, Change Due, Baki, Balance, CHANGE RM'),
    'de': words('Rückgeld, Zurück, Wechselgeld, zurück EUR'), 'eu': words('Rendu, Monnaie, Cambio, Resto, Reszta, Atlikums, Izdots, Tillbaka, Växel, Wisselgeld, Troco, Visszajáró, Vráceno'),
}
TIP = words('Tip, TIP, Gratuity, Tip:, Gratuity 18%, Auto Gratuity 18%, Tip Amount, Add Tip, Service 20%, Suggested Tip')
DISCOUNT = words('Discount, DISC 10%, Coupon, Promo, Employee Disc, Senior Disc, Rabatt, Remise, Loyalty, Happy Hour, You saved, Savings, Member Discount')
ROUNDING = words('Rounding, Rounding Adj, ROUND ADJ, Rounding Adjustment, Rounded, Rnd Adj, Rounding Amount')


def of(table, region):
    """The region's own list, or a neighbour's."""
    nearest = {'uk': 'us', 'in': 'my', 'fr': 'eu', 'es': 'eu', 'it': 'eu', 'de': 'eu'}
    return table.get(region) or table.get(nearest.get(region, 'eu')) or table['eu']
