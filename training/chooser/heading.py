"""The top of a receipt: the name and everything around it."""
from lists import FIRST, GERMAN_TOWN, LAST, MALAY_PLACE, META, NOUN, TAGLINE, TITLE, TOP_PROMO, TOWN, of
from names import LISTS, invented, mall, shop_name
from pick import chance, fill
from places import address, digits, phone, registration, web


def filled(rng, pattern, name='', region='us'):
    lists = LISTS | {
        'n': lambda r: str(r.randint(1, 60)), 'code': lambda r: digits(r, r.randint(3, 9)), 'letter': list('ABCDEFGHJKLMNPRSTW'),
        'phone': lambda r: phone(r, region), 'web': lambda r: web(r, name), 'name': [name.replace('{', '')],
        'money': lambda r: f'{r.randint(1, 90)}.{digits(r, 2)}', 'zero': ['0.00', '$0.00'],
    }
    return fill(rng, pattern, lists)


def split_name(rng, name, share):
    """The name on one to three lines."""
    parts = name.split(' ')
    if len(parts) < 2 or not chance(rng, share + (0.4 if len(name) > 26 else 0)):
        return [name]
    cut = rng.randint(1, len(parts) - 1)
    for at, word in enumerate(parts):
        # Names break before the kind of shop, and before "of" and "&".
        if at and chance(rng, 0.55) and word.lower() in ('of', '&', 'restaurant', 'family', 'sdn', 'bar', 'cafe', 'seafood', 'asian', 'gmbh', '(m)', 'enterprise', 'trading', 'creperie', 'kitchen', 'grill', 'stationery', 'books'):
            cut = at
            break
    lines = [' '.join(parts[:cut]), ' '.join(parts[cut:])]
    rest = lines[1].split(' ')
    if len(rest) > 2 and chance(rng, 0.12):
        lines[1:] = [' '.join(rest[:1]), ' '.join(rest[1:])]
    return lines


def name_rows(rng, name, region):
    """Lines of the name with their sizes; the first may be larger, the rest smaller, or all alike."""
    lines = split_name(rng, name, 0.16 if region == 'us' else 0.12)
    scale = rng.choice([1, 1, 1, 1, 1.1, 1.2, 1.4, 1.6, 2, 2.4])
    sizes = [scale] * len(lines)
    if len(lines) > 1 and chance(rng, 0.4):
        sizes = [scale * rng.choice([1.3, 1.6, 2])] + [scale] * (len(lines) - 1)
    return [{'text': line, 'tag': 'name' if index == 0 else 'name-more', 'size': size} for index, (line, size) in enumerate(zip(lines, sizes))]


def fragment(rng, text):
    """What the OCR makes of a graphic logo."""
    if len(text) < 5:
        return text
    start = rng.randint(0, len(text) // 2)
    return text[start:start + rng.randint(2, max(3, len(text) // 2))].strip() or text[:3]


def junk(rng):
    """Show-through, watermarks, the table's edge."""
    kind = rng.random()
    if kind < 0.35:
        return ''.join(rng.choice('*-=.~_x') for _ in range(1)) * rng.randint(2, 24)
    if kind < 0.65:
        return ''.join(rng.choice('abcdeilmnorstuvIOTEA0123.,:!') for _ in range(rng.randint(1, 7)))
    if kind < 0.8:
        return fragment(rng, rng.choice(NOUN + TOWN)).upper() + rng.choice(['', '!', '.'])
    return rng.choice('0123456789') * rng.choice([1, 1, 2])


def shine_through(rng):
    """The back of the paper, mirrored: long rows of nonsense."""
    return ' '.join(''.join(rng.choice('eeeniiiorrsubdlamlthpqg.,1I') for _ in range(rng.randint(2, 11))) for _ in range(rng.randint(1, 6)))


def above_name(rng, region, name):
    rows = []
    if chance(rng, 0.1):
        rows += [{'text': junk(rng), 'tag': 'junk', 'size': rng.choice([0.7, 1, 1.5, 2.5]), 'faint': True} for _ in range(rng.choice([1, 1, 2, 3]))]
    if chance(rng, 0.12):
        rows.append({'text': rng.choice(of(TITLE, region)), 'tag': 'meta', 'size': rng.choice([1, 1, 1.5])})
    if chance(rng, 0.07):
        rows += [{'text': filled(rng, rng.choice(TOP_PROMO), name), 'tag': 'footer', 'size': rng.choice([1, 1, 1.3])} for _ in range(rng.choice([1, 2, 3, 5]))]
    if chance(rng, 0.05):
        rows += [{'text': filled(rng, rng.choice(of(META, region))), 'tag': 'meta'} for _ in range(rng.choice([1, 2, 3]))]
    if region == 'my' and chance(rng, 0.08):
        rows.append({'text': f'{rng.choice(FIRST)} {rng.choice(LAST)}'.lower(), 'tag': 'junk', 'size': rng.choice([1, 1.5])})
    if chance(rng, 0.07):
        first = name.split(' ')[0]
        logo = rng.choice([name, first, first, fragment(rng, name), name.upper(), ''.join(word[0] for word in name.split(' ') if word)])
        rows += [{'text': part, 'tag': 'junk', 'size': rng.choice([1, 1.5, 2, 3]), 'faint': chance(rng, 0.6)} for part in (logo.split(' ') if chance(rng, 0.3) else [logo]) if part]
    if chance(rng, 0.05):
        rows.append({'text': filled(rng, rng.choice(TAGLINE)), 'tag': 'tagline'})
    if chance(rng, 0.03):
        rows += [{'text': shine_through(rng), 'tag': 'junk', 'faint': True} for _ in range(rng.randint(1, 6))]
    return rows


def baltic_heading(rng):
    """The shop's sign, its address, then the company that runs it: the company is the name."""
    firm = f'SIA "{invented(rng).upper()}"'
    rows = [{'text': rng.choice(['veikals "{}"', '{}', '"{}"', '{} NAMS']).format(rng.choice(NOUN).upper()), 'tag': 'other'},
            {'text': address(rng, 'eu')[0], 'tag': 'address'}]
    if chance(rng, 0.5):
        rows = []
    shown = {'text': firm, 'tag': 'name'}
    if chance(rng, 0.6):
        shown['text'] += rng.choice(['  ', ' ']) + f'PVN LV{digits(rng, 11)}'
    return firm, [*rows, shown, {'text': rng.choice(['J/A: ', 'Jurid. adrese: ', 'Adrese: ', '']) + address(rng, 'eu')[0], 'tag': 'address'},
                  {'text': f'{rng.choice(["EKA S/N:", "HKA S/N:", "DOK #", "REG. NR. "])}{digits(rng, 9)}', 'tag': 'meta'}]


def heading(rng, region):
    """Name and rows of the top."""
    name = shop_name(rng, region)
    if region == 'eu' and chance(rng, 0.3):
        return baltic_heading(rng)
    if chance(rng, 0.45 if region != 'my' else 0.75):
        name = name.upper()
    elif chance(rng, 0.08 if region == 'de' else 0.03):
        name = name.lower().replace('gmbh', 'GmbH')
    rows = above_name(rng, region, name)
    shown = name_rows(rng, name, region)
    if chance(rng, 0.04) and len(shown) == 1:
        shown[0]['text'] = rng.choice(['Welcome to ', 'WELCOME TO ', 'Welcome to the ', 'Thank you for visiting ']) + shown[0]['text']
    if region == 'my' and chance(rng, 0.3):
        tail = ' ' + registration(rng, 'my')
        if chance(rng, 0.4):
            shown[-1]['text'] += tail
        else:
            shown.append({'text': tail.strip(), 'tag': 'registration'})
    if region == 'my' and name.endswith(('SDN BHD', 'BHD', 'LTD')) and chance(rng, 0.12):
        # The shop's sign, and below it the company that runs it: the company is the name.
        rows.append({'text': shop_name(rng, 'us').upper(), 'tag': 'other', 'size': rng.choice([1, 1.3, 1.8])})
        if chance(rng, 0.3):
            rows.append({'text': mall(rng).upper(), 'tag': 'other'})
    rows += shown
    if region == 'my' and chance(rng, 0.06):
        rows.append({'text': rng.choice(MALAY_PLACE).upper(), 'tag': 'address'})
    if chance(rng, 0.14):
        rows.append({'text': filled(rng, rng.choice(TAGLINE)), 'tag': 'tagline', 'size': rng.choice([0.8, 1, 1])})
    if region in ('de', 'eu', 'fr', 'it') and chance(rng, 0.12):
        rows.append({'text': f'{rng.choice(["Inh. ", "Inhaber: ", "", "", "Familie "])}{rng.choice(FIRST)} {rng.choice(LAST)}', 'tag': 'other'})
    if region == 'de' and chance(rng, 0.2):
        rows.append({'text': f'{rng.choice(["TV-Hifi-Elektro", "Handels", "Vertriebs", "Einzelhandel", "Betriebs", "Gastro"])} GmbH {rng.choice(["", "", rng.choice(GERMAN_TOWN), "& Co. KG"])}'.strip(), 'tag': 'other'})
    if region == 'us' and chance(rng, 0.05):
        rows.append({'text': f'{rng.choice(["MANAGER", "Manager", "Mgr:", "STORE MANAGER", "Owner:"])} {rng.choice(FIRST)} {rng.choice(LAST)}', 'tag': 'meta'})
    if region == 'us' and chance(rng, 0.08):
        rows.append({'text': rng.choice([mall(rng), rng.choice(TOWN), f'Store #{digits(rng, 4)}', f'{mall(rng)} #{rng.randint(1, 99)}']), 'tag': 'address'})
    if region == 'my' and chance(rng, 0.06):
        rows.append({'text': f'({shop_name(rng, "my").upper()})', 'tag': 'other'})
    rest = []
    if chance(rng, 0.88):
        rest.append([{'text': line, 'tag': 'address'} for line in address(rng, region)])
    if chance(rng, 0.75):
        rest.append([{'text': phone(rng, region), 'tag': 'contact'}])
    if chance(rng, 0.15):
        rest.append([{'text': web(rng, name), 'tag': 'contact'}])
    if chance(rng, {'us': 0.02, 'uk': 0.4}.get(region, 0.6)):
        rest.append([{'text': registration(rng, region), 'tag': 'registration'}])
    if chance(rng, 0.2):
        rng.shuffle(rest)
    rows += [row for block in rest for row in block]
    return name, rows
