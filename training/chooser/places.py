"""Invented addresses, telephone and registration numbers, by region."""
from lists import (
    EU_TOWN, FRENCH_STREET, GERMAN_TOWN, INDIAN_TOWN, ITALIAN_STREET, LAST, MALAY_PLACE,
    MALAY_STREET, NOUN, OTHER_STREET, SPANISH_STREET, STATES, TOWN, UK_TOWN, WAYS)
from names import mall
from pick import chance


def digits(rng, count):
    return ''.join(rng.choice('0123456789') for _ in range(count))


def us_address(rng):
    number = rng.choice([str(rng.randint(1, 999)), str(rng.randint(1000, 25000)), f'{rng.randint(10, 99)}-{rng.randint(10, 9999)}'])
    compass = rng.choice(['', '', '', 'N ', 'S. ', 'E ', 'W. ', 'West ', 'North ', 'SW ', 'NE '])
    street = rng.choice(LAST + NOUN + TOWN + ['1st', '2nd', '5th', '12th', '147', '190th', 'Main', 'Broadway'])
    suite = rng.choice(['', '', '', '', f' #{rng.randint(1, 400)}', f', Suite {rng.randint(1, 500)}', f' Unit {rng.randint(1, 60)}'])
    line = f'{number} {compass}{street} {rng.choice(WAYS)}{suite}'
    town, state = rng.choice(TOWN), rng.choice(STATES)
    city = rng.choice([f'{town}, {state} {digits(rng, 5)}', f'{town} {state} {digits(rng, 5)}', f'{town}, {state}', f'{town} {state}',
                       f'{town}, {state}. {digits(rng, 5)}', f'{town}, {state} {digits(rng, 5)}-{digits(rng, 4)}'])
    lines = [f'{line}, {city}'] if chance(rng, 0.1) else [line, city]
    if chance(rng, 0.1):
        lines = lines[:1] if chance(rng, 0.5) else lines[1:]
    if chance(rng, 0.1):
        lines.insert(0, mall(rng) + rng.choice(['', '', f' #{rng.randint(1, 99)}']))
    return lines


def my_address(rng):
    first = f'{rng.choice(["No. ", "No ", "Lot ", "", "NO."])}{rng.randint(1, 99)}{rng.choice(["", "A", "-G", "&" + str(rng.randint(2, 99))])}'
    street = f'{rng.choice(MALAY_STREET)} {rng.choice(LAST + NOUN)} {rng.randint(1, 30)}/{rng.randint(1, 30)}'
    place = rng.choice(MALAY_PLACE)
    lines = [f'{first}, {street},', f'{rng.choice(MALAY_STREET)} {rng.choice(NOUN)},', f'{digits(rng, 5)} {place}{rng.choice([".", "", ", Selangor"])}']
    if chance(rng, 0.3):
        del lines[1]
    if chance(rng, 0.2):
        lines.append(rng.choice(['Selangor Darul Ehsan', 'Malaysia', 'Wilayah Persekutuan', 'Johor Darul Takzim']))
    return lines


def address(rng, region):
    if region == 'us':
        lines = us_address(rng)
    elif region == 'my':
        lines = my_address(rng)
    elif region == 'de':
        street = rng.choice(LAST + GERMAN_TOWN) + rng.choice(['str. ', 'straße ', 'weg ', 'platz ', 'allee ', ' Str. ', 'gasse '])
        lines = [f'{street}{rng.randint(1, 200)}', f'{digits(rng, 5)} {rng.choice(GERMAN_TOWN)}']
    elif region == 'uk':
        code = f'{rng.choice("ABCDELNRSW")}{rng.choice("ABEGLMNRSW")}{rng.randint(1, 20)} {rng.randint(1, 9)}{rng.choice("ABDEFGHJLN")}{rng.choice("ABDEFGHJLN")}'
        lines = [f'{rng.randint(1, 200)} {rng.choice(["High", "Station", "Church", "Mill", "King"])} {rng.choice(["Street", "Road", "St", "Lane"])}',
                 rng.choice(UK_TOWN), code]
        if chance(rng, 0.4):
            lines = [lines[0], f'{lines[1]} {code}']
    elif region == 'in':
        lines = [f'No. {rng.randint(1, 99)}, {rng.choice(["MG Road", "1st Main", "Station Road", "Link Road", "Anna Salai"])}',
                 f'{rng.choice(INDIAN_TOWN)} - {digits(rng, 6)}']
    else:
        streets = {'fr': FRENCH_STREET, 'es': SPANISH_STREET, 'it': ITALIAN_STREET}.get(region, OTHER_STREET)
        number = rng.randint(1, 150)
        street = rng.choice(streets)
        lines = [f'{number} {street}' if region == 'fr' else f'{street}, {number}',
                 f'{rng.choice([digits(rng, 5), digits(rng, 2) + "-" + digits(rng, 3), "LV-" + digits(rng, 4)])} {rng.choice(EU_TOWN)}']
    return lines if chance(rng, 0.85) else [', '.join(lines)]


def phone(rng, region):
    if region == 'us':
        number = rng.choice(['({}) {}-{}', '{}-{}-{}', '{}{}{}', '{}.{}.{}', '({}){}-{}', '{} {} {}']).format(digits(rng, 3), digits(rng, 3), digits(rng, 4))
        return rng.choice(['', '', '', 'Tel: ', 'Phone: ', 'Ph ', 'TEL# ', 'Call ', 'Tel. ']) + number
    number = rng.choice([f'0{digits(rng, 1)}-{digits(rng, 4)} {digits(rng, 4)}', f'0{digits(rng, 3)}/{digits(rng, 6)}', f'+{digits(rng, 2)} {digits(rng, 3)} {digits(rng, 6)}',
                         f'0{digits(rng, 1)} {digits(rng, 2)} {digits(rng, 2)} {digits(rng, 2)} {digits(rng, 2)}'])
    return rng.choice(['Tel: ', 'Tel. ', 'TEL : ', 'Telefon ', 'Tél. ', 'Ph: ', 'Tālr. ', 'Tlf ', '']) + number


def registration(rng, region):
    if region == 'my':
        return rng.choice([f'({digits(rng, 6)}-{rng.choice("AHKMTUVWX")})', f'Company No: {digits(rng, 6)}-{rng.choice("AHKMTUVWX")}', f'GST ID : {digits(rng, 12)}',
                           f'Co. Reg No: {digits(rng, 6)}-{rng.choice("AHKMTUVWX")}', f'GST Reg No: {digits(rng, 12)}', f'(Co.Reg: {digits(rng, 12)})', f'ROC NO: {digits(rng, 6)}-{rng.choice("AHKMTUVWX")}'])
    return rng.choice([f'VAT No: GB{digits(rng, 9)}', f'USt-IdNr. DE{digits(rng, 9)}', f'Steuernr. {digits(rng, 2)}/{digits(rng, 3)}/{digits(rng, 5)}', f'SIRET {digits(rng, 14)}',
                       f'CIF: B{digits(rng, 8)}', f'P.IVA {digits(rng, 11)}', f'NIP: {digits(rng, 10)}', f'PVN LV{digits(rng, 11)}', f'GSTIN: {digits(rng, 2)}ABCDE{digits(rng, 4)}F1Z{digits(rng, 1)}', f'ABN {digits(rng, 11)}',
                       f'Org.nr {digits(rng, 6)}-{digits(rng, 4)}', f'TVA FR{digits(rng, 11)}'])


def web(rng, name):
    word = ''.join(char for char in name.lower() if char.isalpha())[:rng.randint(8, 22)] or 'shop'
    site = word + rng.choice(['.com', '.com', '.net', '.de', '.co.uk', '.fr', '.com.my', '.lv'])
    return rng.choice([f'www.{site}', f'http://www.{site}', site, f'info@{site}', f'Order online {site}', f'Follow us @{word}', f'Facebook: {word}', f'Email: hello@{site}'])
