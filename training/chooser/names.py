"""Invented shop names, built as people name shops."""
from lists import (
    ADJ, ARTICLED, CHINESE_SOUND, CUISINE, FIRST, FRENCH_KIND, GERMAN_KIND, ITALIAN_KIND,
    KIND, LAST, MALAY_WORD, MALL, NOUN, OTHER_KIND, PATTERNS, SPANISH_KIND, SYLLABLE, TOWN, TRADE_MY, UK_KIND)
from pick import chance, fill


def invented(rng):
    """An invented word: "Kaiseko", "Tonavi"."""
    name = ''.join(rng.choice(SYLLABLE) for _ in range(rng.choice([2, 2, 3, 3, 4]))).capitalize()
    return name + rng.choice(['', '', '', 'n', 's', 'land', 'eria', 'ria', 'ya', 'chi', 'li', 'tty'])


def glued(rng):
    """Two words in one: "SmokeBoxBBQ"."""
    return rng.choice(ADJ + NOUN) + rng.choice(NOUN) + rng.choice(['', '', 'BBQ', '2000', 'Co', 'USA', 'NYC'])


LISTS = {
    'first': FIRST, 'last': LAST, 'adj': ADJ, 'noun': NOUN, 'cuisine': CUISINE, 'kind': KIND, 'town': TOWN,
    'articled': ARTICLED, 'invented': invented, 'glued': glued, 'german': GERMAN_KIND, 'malay': MALAY_WORD,
    'sound': CHINESE_SOUND, 'tradeMy': TRADE_MY, 'french': FRENCH_KIND, 'spanish': SPANISH_KIND,
    'italian': ITALIAN_KIND, 'otherKind': OTHER_KIND, 'uk': UK_KIND,
    'letters': lambda rng: ''.join(rng.choice('ABCDEFGHJKLMNPRSTVW') for _ in range(rng.choice([2, 2, 3]))),
    'number': lambda rng: str(rng.randint(1, 99)),
    'street': ['Main', 'India', 'Grand', 'Pearl', 'Market', 'Water', 'Oak', 'Park', 'Ocean', 'Union', 'Canal', 'Bridge'],
    'way': ['Street', 'Avenue', 'Road', 'Lane', 'Boulevard', 'Square', 'Place'],
    'no': lambda rng: str(rng.randint(2, 2200)),
}


def shop_name(rng, region):
    name = fill(rng, rng.choice(PATTERNS[region]), LISTS)
    if region in ('us', 'uk') and chance(rng, 0.06):
        name += rng.choice([' Inc', ' LLC', ' Inc.', ', Inc.', ' Corp', ' Co.'])
    if region == 'us' and chance(rng, 0.05):
        name += rng.choice([' #{}', ' #{}', '#{}', ' # {}']).format(rng.randint(1, 9999))
    return name


def mall(rng):
    return f'{rng.choice(TOWN + NOUN + LAST)} {rng.choice(MALL)}'
