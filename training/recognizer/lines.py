"""Text of receipts: one line, or one column of a line, at a time."""

import random
from datetime import date, timedelta
from pathlib import Path

from alphabet import ACCENTED, ASCII, LATIN, SIGNS

WORDS = """
total subtotal sub-total amount due balance cash change card visa mastercard amex debit credit tender tip gratuity
service charge tax sales vat gst inclusive exclusive rounding discount receipt invoice order table server guest
cashier counter terminal station check ticket date time thank you please come again welcome have nice day customer
copy merchant approved auth code ref number qty item price unit description small medium large extra regular latte
cappuccino espresso tea coffee water sandwich burger cheese chicken beef rice noodle soup salad fries bread milk
sugar egg fish chips pizza pasta wine beer lager pint coke zero diet juice orange apple banana potato tomato onion
paper pen printer cable battery parking taxi fare toll ticket train bus flight hotel room night breakfast lunch dinner
restaurant cafe bakery market store shop pharmacy hardware trading enterprise sdn bhd ltd limited inc llc corp company
street road avenue lane drive floor suite unit block city north south east west main high park center
summe gesamt zwischensumme betrag bar gegeben rückgeld zurück mwst netto brutto steuer kasse bon rechnung datum uhr
vielen dank für ihren einkauf straße platz tel öffnungszeiten bedienung tisch stück preis artikel menge pfand
brötchen käse würstchen größe süß müsli äpfel bäckerei apotheke gmbh filiale kundenbeleg kartenzahlung
montant payé espèces carte bancaire rendu tva ttc facture reçu merci de votre visite café crème pâtisserie déjeuner
addition serveur rue téléphone siège société numéro quantité réduction
importe efectivo cambio tarjeta iva factura recibo gracias por su compra calle número teléfono camarero mesa señor
niño jamón español año propina cerveza tortilla
totale contanti resto scontrino fiscale grazie arrivederci caffè pane acqua tavolo coperto partita via negozio
totaal contant wisselgeld btw bonnetje bedankt graag tot ziens straat korting statiegeld
valor troco dinheiro cartão obrigado não recibo rua pão açúcar quantidade preço
kopā summa atlikums pvn čeks paldies par pirkumu kase iela maksājumu karte skaidra nauda cena gab kvīts
razem suma gotówka reszta paragon fiskalny dziękujemy sprzedaż opodatkowana złotych ulica kasjer
celkem hotově vráceno dph účtenka děkujeme nákup cena kus množství
summa kontant växel moms kvitto tack för besöket köp öppet kort belopp
toplam nakit para üstü kdv fiş teşekkür ederiz tarih saat adet ürün
jumlah tunai baki cukai resit terima kasih sila datang lagi jalan taman pusat kedai restoran nasi goreng ayam teh
ais kopi susu mee roti canai kari ikan sayur
""".split()
CODES = 'USD EUR GBP JPY CAD AUD CNY INR CHF SEK NOK DKK PLN CZK MYR RM SGD'.split()
MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec Mai Okt Dez Juin Août Déc Ene Ago Maio'.split()
LONG_MONTHS = 'January February March April May June July August September October November December'.split()
DAYS = 'Mon Tue Wed Thu Fri Sat Sun Mo Di Mi Do Fr Sa So'.split()
VOWELS = 'aeiou' * 6 + 'áéíóúäöüåøæèêâîôûāēīūąęıőű'
CONSONANTS = 'bcdfghjklmnpqrstvwxyz' * 5 + 'çñßšžčćđģķļņşğłńśźżťďřŵ'


def pick(*choices):
    return random.choice(choices)


def digits(count):
    return ''.join(random.choice('0123456789') for _ in range(count))


def word():
    if random.random() < 0.65:
        return random.choice(WORDS)
    syllables = random.randint(1, 4)
    made = ''.join(
        random.choice(CONSONANTS) + random.choice(VOWELS) + pick('', '', random.choice(CONSONANTS))
        for _ in range(syllables)
    )
    return made


def cased(text):
    choice = random.random()
    if choice < 0.45:
        return text.upper().replace('SS', pick('SS', 'ß') if 'ß' in text else 'SS')
    if choice < 0.7:
        return ' '.join(part[:1].upper() + part[1:] for part in text.split(' '))
    if choice < 0.8:
        return text[:1].upper() + text[1:]
    return text


def words(low, high):
    return cased(' '.join(word() for _ in range(random.randint(low, high))))


def figure():
    whole = pick(
        digits(1), digits(2), digits(2), digits(3), digits(1), str(random.randint(1, 99)), digits(4)
    )
    style = random.random()
    if len(whole) > 3 and random.random() < 0.7:
        whole = whole[:-3] + pick(',', '.', ' ', ',') + whole[-3:]
    if style < 0.6:
        return f'{whole}.{digits(2)}'
    if style < 0.85:
        return f'{whole},{digits(2)}'
    if style < 0.9:
        return whole
    if style < 0.93:
        return f'{whole}.{digits(1)}'
    if style < 0.96:
        return f'{whole}.{digits(3)}'
    return f'{whole} {pick(".", ",")} {digits(2)}'


def amount():
    value = figure()
    style = random.random()
    if style < 0.34:
        return value
    if style < 0.7:
        sign = pick('$', '$', '$', '$', '€', '£', '€', '£', '¥', '₹', 'RM', 'kr', 'Rs.', 'S$', 'A$')
        return pick(
            f'{sign}{value}', f'{sign} {value}', f'{value}{sign}', f'{value} {sign}', f'-{sign}{value}'
        )
    if style < 0.8:
        code = random.choice(CODES)
        return pick(f'{value} {code}', f'{code} {value}', f'{code}{value}')
    return pick(
        f'-{value}', f'{value}-', f'{value} A', f'{value} B', f'{value}*', f'*{value}', f'@{value}',
        f'{value} T', f'({value})', f'{value}A', f'{value} SR', f'={value}', f'{value} x {digits(1)}',
        f'{value}%', f'{digits(1)} @ {value}', f'{value} 1', f'{value} *A',
    )


def moment():
    day = date(2008, 1, 1) + timedelta(days=random.randint(0, 7600))
    d, m, y, yy = f'{day.day:02d}', f'{day.month:02d}', str(day.year), f'{day.year % 100:02d}'
    month = random.choice(MONTHS)
    written = pick(
        f'{d}/{m}/{y}', f'{d}/{m}/{yy}', f'{m}/{d}/{y}', f'{d}.{m}.{y}', f'{d}.{m}.{yy}', f'{y}-{m}-{d}',
        f'{d}-{m}-{y}', f'{d}-{m}-{yy}', f'{d} {month} {y}', f"{d}{month}'{yy}", f'{month} {d}, {y}',
        f'{day.day}/{day.month}/{y}', f'{y}/{m}/{d}', f'{d}-{month.upper()}-{y}', f'{y}{m}{d}',
        f'{random.choice(LONG_MONTHS)} {day.day}, {y}', f'{random.choice(DAYS)} {d}.{m}.{y}',
    )
    if random.random() < 0.5:
        return written
    hour, minute, second = random.randint(0, 23), random.randint(0, 59), random.randint(0, 59)
    clock = pick(
        f'{hour:02d}:{minute:02d}', f'{hour:02d}:{minute:02d}:{second:02d}',
        f'{hour % 12 + 1}:{minute:02d} {pick("AM", "PM", "am", "pm")}',
        f'{hour % 12 + 1}:{minute:02d}:{second:02d}{pick("AM", "PM")}', f'{hour:02d}.{minute:02d}',
        f'{hour:02d}:{minute:02d} Uhr',
    )
    return pick(f'{written} {clock}', f'{written}  {clock}', clock, f'{clock} {written}')


def labelled():
    label = words(1, 3)
    return pick(
        f'{label}: {amount()}', f'{label} {amount()}', f'{label}   {amount()}', f'{label} : {amount()}',
        f'{label}: {moment()}', f'{label}:{digits(random.randint(2, 8))}', f'{label} #{digits(4)}',
        f'{label} No. {digits(5)}', f'{label} {digits(2)}%', f'{label}(RM)', f'{label}:', f'*{label}*',
        f'{label} ({digits(1)}%)', f'{label} = {amount()}', f'{label}: {words(1, 2)}',
    )


def item():
    name = words(1, 4)
    return pick(
        f'{digits(1)} {name}', f'{digits(1)}x {name}', f'{digits(1)} x {name} {figure()}', name,
        f'{name} {figure()}', f'{name} {digits(3)}{pick("ML", "G", "g", "ml", "KG", "L", "cl")}',
        f'{digits(13)}', f'{digits(6)} {name}', f'{name} ({words(1, 1)})', f'{name}/{words(1, 1)}',
        f'- {name}', f'{name} @ {figure()}', f'{digits(1)} PCS', f'{name} & {words(1, 1)}',
        f'{figure()} {figure()}', f'{digits(1)} {figure()} {figure()} {pick("SR", "ZRL", "T", "A")}',
    )


def contact():
    name = words(1, 3)
    return pick(
        f'Tel: {digits(2)}-{digits(4)} {digits(4)}', f'Tel : {digits(3)}-{digits(7)}', f'({digits(3)}) {digits(3)}-{digits(4)}',
        f'+{digits(2)} {digits(3)} {digits(6)}', f'Fax: {digits(3)} {digits(7)}', f'www.{name.lower().replace(" ", "")}.{pick("com", "de", "co.uk", "my", "lv")}',
        f'{word()}@{word()}.com', f'No.{digits(2)}, {name},', f'{digits(4)} {name} St', f'{name}str. {digits(2)}', f'{digits(5)} {name}',
        f'{name}, {pick("CA", "NY", "TX", "WA")} {digits(5)}', f'GST ID: {digits(12)}', f'VAT Reg No {digits(9)}', f'USt-IdNr. DE{digits(9)}',
        f'(Co. Reg. {digits(6)}-{pick("A", "K", "V", "X")})', f'Lot {digits(3)}, {name}', f'{digits(5)} {name}, {name}', f'PVN LV{digits(11)}',
        f'SIRET {digits(14)}', f'{name} SDN BHD ({digits(6)}-{pick("A", "H", "T")})', f'XXXX XXXX XXXX {digits(4)}', f'************{digits(4)}',
    )


def heading():
    name = words(1, 3)
    return pick(name, name, f"{name}'S", f'{name} & {words(1, 1)}', f'{name} {pick("GmbH", "Ltd", "SDN BHD", "LLC", "SIA", "Inc.", "S.A.", "s.r.o.")}', f'THE {name}', f'*** {name} ***', f'{name} - {words(1, 2)}')


def scrambled():
    letters = random.choices(
        [ASCII, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789', ACCENTED, SIGNS], [6, 3, 4, 2, 1]
    )[0]
    return ''.join(random.choice(letters) + pick('', '', '', ' ') for _ in range(random.randint(2, 16))).strip()


def rule():
    return pick('-', '=', '*', '.', '_', '- ') * random.randint(8, 40)


# Rows of drawn receipts and English words, if the training has them.
receipt_rows: list[str] = []
english: list[str] = []


def read_texts(folder: str) -> None:
    rows = Path(folder, 'lines.txt').read_text('utf8').splitlines()
    receipt_rows.extend(row for row in rows if sum(letter.isalpha() for letter in row) >= 4)
    english.extend(Path(folder, 'words.txt').read_text('utf8').splitlines())


def row():
    text = random.choice(receipt_rows)
    return pick(text, text, text.upper(), cased(text))


def english_words():
    return cased(' '.join(random.choice(english) for _ in range(random.randint(1, 5)))) + pick('', '', '', '.', ',', ':', '!')


def name():
    text = random.choice((row, english_words, heading))() if receipt_rows else heading()
    return known(text)


KINDS = [amount, moment, labelled, item, contact, heading, scrambled, lambda: words(1, 5), rule]
SHARES = [26, 12, 16, 16, 9, 6, 8, 6, 1]
TEXTS_SHARE = 0.42


def line():
    if receipt_rows and random.random() < TEXTS_SHARE:
        return known(row() if random.random() < 0.6 else english_words())
    return known(random.choices(KINDS, SHARES)[0]())


def known(text):
    return ''.join(letter for letter in text if letter in LATIN.letters).strip() or digits(3)
