"""A whole receipt as the reader's rows: text, position, size and tag."""
import datetime
import re

from faults import misread
from heading import filled, heading, junk, shine_through
from lists import (
    CHANGE, DISCOUNT, FOOTER, GOODS, META, PAYMENT, ROUNDING, SUBTOTAL, TAX, TIP, TITLE, TOTAL, US_MODIFIER, of)
from pick import chance
from places import digits

REGIONS = ['us'] * 10 + ['my'] * 4 + ['uk', 'uk', 'de', 'de', 'fr', 'es', 'it', 'eu', 'eu', 'in', 'asia', 'asia']
MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()


def money(rng, region, cents):
    text = f'{cents // 100}.{cents % 100:02d}' if cents >= 0 else f'-{-cents // 100}.{-cents % 100:02d}'
    if region in ('de', 'fr', 'es', 'it', 'eu'):
        text = text.replace('.', ',')
        return text + rng.choice(['', '', '', ' €', ' EUR', ' A', ' B'])
    if region == 'my':
        return rng.choice(['', '', '', 'RM ', 'RM']) + text + rng.choice(['', '', '', ' SR', ' S', ' Z'])
    if region == 'in':
        return rng.choice(['', '', 'Rs.', '₹']) + text
    return rng.choice(['', '', '', '$' if region == 'us' else '£', '$ ' if region == 'us' else '£']) + text + rng.choice(['', '', '', '', ' T', ' X', ' N'])


def when(rng, region):
    day = datetime.date(2010, 1, 1) + datetime.timedelta(days=rng.randrange(6200))
    y, m, d = day.year, day.month, day.day
    hour, minute = rng.randint(6, 23), rng.randint(0, 59)
    if region == 'us':
        text = rng.choice([f'{m:02d}/{d:02d}/{y}', f'{m}/{d}/{y}', f'{m}/{d}/{y % 100:02d}', f'{m:02d}/{d:02d}/{y % 100:02d}', f'{MONTHS[m - 1]} {d}, {y}', f'{d:02d}-{MONTHS[m - 1]}-{y}',
                           f'{y}-{m:02d}-{d:02d}', f"{MONTHS[m - 1].upper()}.{d:02d}'{y % 100:02d}", f'{m:02d}-{d:02d}-{y}', f'{day.strftime("%B")} {d}, {y}'])
        clock = rng.choice([f'{(hour - 1) % 12 + 1}:{minute:02d} {"PM" if hour > 11 else "AM"}', f'{(hour - 1) % 12 + 1}:{minute:02d}{"pm" if hour > 11 else "am"}', f'{hour}:{minute:02d}', f'{hour:02d}:{minute:02d}:{rng.randint(0, 59):02d}'])
    else:
        text = rng.choice([f'{d:02d}.{m:02d}.{y}', f'{d:02d}/{m:02d}/{y}', f'{d:02d}-{m:02d}-{y}', f'{d:02d}.{m:02d}.{y % 100:02d}', f'{d:02d}/{m:02d}/{y % 100:02d}', f'{d} {MONTHS[m - 1]} {y}', f'{y}-{m:02d}-{d:02d}'])
        clock = rng.choice([f'{hour:02d}:{minute:02d}', f'{hour:02d}:{minute:02d}:{rng.randint(0, 59):02d}', f'{hour}:{minute:02d} Uhr' if region == 'de' else f'{hour:02d}:{minute:02d}'])
    label = rng.choice(['', '', '', 'Date: ', 'Date ', 'DATE : ', 'Datum: ' if region == 'de' else 'Date: ', 'Time: '])
    return rng.choice([f'{label}{text} {clock}', f'{label}{text}  {clock}', f'{label}{text}', f'{clock}  {text}', f'{label}{text}', f'{text} {clock}'])


def meta_rows(rng, region):
    rows = [{'text': filled(rng, rng.choice(of(META, region))), 'tag': 'meta'} for _ in range(rng.choice([0, 1, 2, 2, 3, 4, 6]))]
    if chance(rng, 0.2):
        rows.append({'text': rng.choice(of(TITLE, region)), 'tag': 'meta'})
    rng.shuffle(rows)
    return [joined(rng, rows, index) for index in range(len(rows)) if rows[index]]


def joined(rng, rows, index):
    """Two notes of the till on one row, left and right."""
    if index + 1 < len(rows) and rows[index + 1] and chance(rng, 0.3):
        right = rows[index + 1]['text']
        rows[index + 1] = None
        return {**rows[index], 'text': rows[index]['text'] + '  ' + right, 'sides': True}
    return rows[index]


def item_rows(rng, region):
    """Rows, and the prices in cents."""
    source = rng.choice(GOODS[region])
    style = rng.choice(['plain', 'plain', 'plain', 'quantity', 'quantity', 'code', 'below', 'unit'])
    is_upper = chance(rng, 0.4)
    rows, prices = [], []
    for _ in range(rng.choice([1, 1, 2, 2, 3, 3, 4, 5, 6, 8, 10, 14, 20])):
        name = rng.choice(source)
        name = name.upper() if is_upper else name
        cents = int(rng.lognormvariate(6.7, 0.8))
        cents = max(25, cents - cents % rng.choice([1, 5, 10, 50]) - rng.choice([0, 0, 1]))
        count = rng.choice([1, 1, 1, 1, 2, 3])
        price = money(rng, region, cents)
        prices.append(cents)
        if style == 'quantity':
            rows.append({'text': f'{count} {name}  {price}', 'tag': 'item', 'sides': True})
        elif style == 'code':
            rows.append({'text': f'{digits(rng, rng.choice([4, 6, 12]))} {name}  {price}', 'tag': 'item', 'sides': True})
        elif style == 'below':
            rows.append({'text': name, 'tag': 'item-more', 'left': True})
            rows.append({'text': f'{count} x {money(rng, region, cents // count)}  {price}', 'tag': 'item', 'sides': True})
        elif style == 'unit':
            rows.append({'text': f'{name}  {count}  {money(rng, region, cents // count)}  {price}', 'tag': 'item', 'sides': True})
        else:
            rows.append({'text': f'{name}  {price}', 'tag': 'item', 'sides': True})
        if chance(rng, 0.08):
            rows.append({'text': rng.choice(['  ', '+ ', '*', '> ', '']) + rng.choice(US_MODIFIER), 'tag': 'item-more', 'left': True})
    return rows, prices


def sum_rows(rng, region, prices):
    def row(label, cents, tag, **more):
        return {'text': f'{label}  {money(rng, region, cents)}', 'tag': tag, 'sides': True, **more}

    rows = []
    total = sum(prices)
    if chance(rng, 0.07):
        off = total // rng.choice([5, 10, 20])
        rows.append(row(rng.choice(DISCOUNT), -off, 'discount'))
        total -= off
    has_tax = chance(rng, 0.85)
    tax = total * rng.choice([5, 6, 7, 8, 9, 10, 19, 20]) // 100
    if chance(rng, 0.75):
        rows.append(row(rng.choice(of(SUBTOTAL, region)), total, 'subtotal'))
    tax_row = row(rng.choice(of(TAX, region)), tax, 'tax')
    is_on_top = region in ('us', 'my', 'in')
    if has_tax and is_on_top:
        rows.append(tax_row)
        total += tax
    if chance(rng, 0.1 if region == 'us' else 0.02):
        tip = total * rng.choice([10, 15, 18, 20]) // 100
        rows.append(row(rng.choice(TIP), tip, 'tip'))
        total += tip
    if region == 'my' and chance(rng, 0.4):
        rows.append({'text': f'{rng.choice(ROUNDING)}  {rng.choice(["0.00", "0.01", "-0.02", "0.02", "-0.01"])}', 'tag': 'other', 'sides': True})
    if region == 'us' and chance(rng, 0.06):
        # Card slip: the total, then the tip, then the amount charged.
        rows.append(row(rng.choice(of(TOTAL, region)), total, 'subtotal'))
        tip = total * rng.choice([10, 15, 18, 20]) // 100
        rows.append(row(rng.choice(TIP), tip, 'tip'))
        total += tip
    label = rng.choice(of(TOTAL, region))
    final = row(label, total, 'total', size=rng.choice([1, 1, 1, 1.3, 1.6, 2]))
    if chance(rng, 0.05):
        rows.append({'text': label, 'tag': 'other', 'left': True})
        final = {**final, 'text': money(rng, region, total)}
    rows.append(final)
    if has_tax and not is_on_top:
        rows.append(tax_row)
    if chance(rng, 0.7):
        given = total if chance(rng, 0.5) else (total // 500 + 1) * 500
        rows.append(row(rng.choice(of(PAYMENT, region)), given, 'payment'))
        if given != total or chance(rng, 0.3):
            rows.append(row(rng.choice(of(CHANGE, region)), given - total, 'change'))
    if region == 'us' and chance(rng, 0.12):
        rows += [{'text': rng.choice(['Tip: ________', 'TIP ____________', '+ Tip: ______', 'Gratuity _______']), 'tag': 'tip'}, {'text': rng.choice(['Total: ________', '= Total: _______', 'TOTAL __________']), 'tag': 'other'}]
    return rows


def receipt(rng):
    """Name and rows, placed and misread as the engine would."""
    region = rng.choice(REGIONS)
    if region == 'asia':
        name, rows = receipt_in(rng, rng.choice(['us', 'de', 'my']))
        return name, [{**row, 'text': in_han(row['text'])} for row in rows]
    return receipt_in(rng, region)


def in_han(text):
    """The model does not distinguish these characters: any will do, and about half as many."""
    return re.sub(r'[^\W\d_]{1,2}', '商', text)


def receipt_in(rng, region):
    name, top = heading(rng, region)
    dated = [{'text': when(rng, region), 'tag': 'date', 'sides': chance(rng, 0.4), 'left': chance(rng, 0.5)}]
    meta = meta_rows(rng, region)
    items, prices = item_rows(rng, region)
    sums = sum_rows(rng, region, prices)
    footer = [{'text': filled(rng, rng.choice(of(FOOTER, region)), name, region), 'tag': 'footer'} for _ in range(rng.choice([0, 0, 1, 2, 3, 5, 8, 14]))]
    place = rng.random()
    if place < 0.55:
        meta.insert(rng.randint(0, len(meta)), dated[0])
    elif place < 0.7:
        top = dated + top
    elif place < 0.92:
        footer.insert(rng.randint(0, len(footer)), dated[0])
    if chance(rng, 0.06):
        # A guest check that the waiter writes on; the name is stamped below, or comes after the first notes.
        named = [row for row in top if row['tag'] in ('name', 'name-more', 'address', 'contact')]
        top = [row for row in top if row['tag'] not in ('name', 'name-more', 'address', 'contact')]
        if chance(rng, 0.5):
            blocks = [top, meta, named, items, sums, footer]
        else:
            blocks = [top, meta, items, sums, named, footer]
    else:
        blocks = [top, meta, items, sums, footer]
    return name, placed(rng, blocks)


def placed(rng, blocks):
    columns = rng.choice([28, 32, 36, 40, 42, 48])
    pitch = rng.uniform(1.05, 1.7)
    top_side = rng.choice(['centre', 'centre', 'centre', 'left'])
    rate = rng.choice([0, 0, 0.01, 0.02, 0.03, 0.06, 0.1])
    tilt = rng.gauss(0, 0.01)
    extra = rng.uniform(0, 1.5)
    shines = chance(rng, 0.03)
    y = rng.uniform(0, 2)
    out = []
    for number, block in enumerate(blocks):
        for row in block:
            text = row['text'] if not row.get('faint') else misread(rng, row['text'], 0.25)
            text = misread(rng, text, rate).strip()
            if shines and chance(rng, 0.3):
                beside = shine_through(rng).split(' ')[0]
                text = rng.choice([f'{beside}  {text}', f'{text}  {beside}'])
            if chance(rng, 0.01) or not text:
                y += pitch
                continue
            size = row.get('size', 1) * rng.uniform(0.88, 1.12)
            width = min(len(text) * size * rng.uniform(0.9, 1.05), columns * 1.05)
            if row.get('sides'):
                left, right = rng.uniform(0, 1), columns - rng.uniform(0, 2)
            elif row.get('left') or (top_side == 'left' and not (row['tag'] == 'name' and chance(rng, 0.3))) or (number > 0 and chance(rng, 0.5)):
                left = rng.uniform(0, 1)
                right = left + width
            else:
                middle = columns / 2 + rng.gauss(0, 0.6)
                left, right = middle - width / 2, middle + width / 2
            sure = min(0.999, 1 - abs(rng.gauss(0, 0.02)) - rate * rng.uniform(0, 1.2) - (0.08 * rng.random() if row.get('faint') else 0))
            out.append({'text': text, 'tag': row['tag'], 'left': left, 'right': right, 'top': y + tilt * rng.uniform(-5, 5), 'height': size * 0.9, 'confidence': round(sure, 2)})
            y += pitch * max(1, row.get('size', 1) * 0.95)
        y += extra * rng.choice([0, 0, 1, 1, 2])
    if chance(rng, 0.05):
        for _ in range(rng.choice([1, 2, 4])):
            at = rng.randint(0, len(out))
            before = out[at - 1]['top'] if at else 0
            left = rng.uniform(0, columns * 0.7)
            text = junk(rng)
            out.insert(at, {'text': text, 'tag': 'junk', 'left': left, 'right': left + len(text), 'top': before + 0.3, 'height': rng.uniform(0.4, 2), 'confidence': rng.uniform(0.5, 0.95)})
    return out
