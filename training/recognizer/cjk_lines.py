"""Text of Japanese and Chinese receipts, one line at a time."""

import random
from datetime import date, timedelta

from alphabet import ASCII, CJK_SIGNS, HAN, HIRAGANA, JAPANESE, KATAKANA, SIMPLIFIED, TRADITIONAL
from cjk_words import BANKED, BANKED_OLD, BRANDS, ITEMS, LABELS, PLACES, SHOPS, UNITS
from lines import digits, pick
from lines import words as latin_words

LETTERS = {'ja': JAPANESE, 'zh-Hans': SIMPLIFIED, 'zh-Hant': TRADITIONAL}
WIDE = str.maketrans({chr(code): chr(code + 0xFEE0) for code in range(33, 127)} | {'¥': '￥', ' ': '　'})
# Half-width kana in the order of their codes, with their full-width forms.
HALF_KANA = 'ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜'
HALF = str.maketrans(
    {letter: chr(0xFF66 + position) for position, letter in enumerate(HALF_KANA)}
    | {wide: chr(0xFF66 + HALF_KANA.index(chr(ord(wide) - 1))) + 'ﾞ' for wide in 'ガギグゲゴザジズゼゾダヂヅデドバビブベボ'}
    | {wide: chr(0xFF66 + HALF_KANA.index(chr(ord(wide) - 2))) + 'ﾟ' for wide in 'パピプペポ'}
    | {'・': '･', '「': '｢', '」': '｣'}
)


class Writer:
    """Writes lines of one language at a time."""

    def __init__(self, words: str):
        with open(words, encoding='utf8') as file:
            rows = (row.rstrip('\n').split('\t') for row in file)
            self.words = {language: row.split(' ') for language, row in rows}
        self.language = 'ja'

    def line(self) -> str:
        self.language = random.choices(('ja', 'zh-Hans', 'zh-Hant'), (45, 38, 17))[0]
        text = random.choices(KINDS, SHARES)[0](self)
        return dressed(text, self.language)

    def word(self) -> str:
        words = self.words[self.language]
        return words[int(len(words) * random.random() ** 2)]

    def label(self) -> str:
        return random.choice(LABELS[self.language])

    def name(self) -> str:
        """A product, with or without a brand before it."""
        item = random.choice(ITEMS[self.language])
        choice = random.random()
        if choice < 0.4:
            return item
        if choice < 0.6:
            return self.word() + item
        if choice < 0.7:
            return f'{item}{pick("(", " ", "・", "/")}{self.word()}'
        if choice < 0.8 and self.language == 'ja':
            return kana()
        return self.word() + pick('', self.word())

    def figure(self) -> str:
        whole = random.randint(1, 10 ** random.randint(1, 5))
        written = f'{whole:,}' if random.random() < 0.85 else str(whole)
        if self.language == 'zh-Hans' and random.random() < 0.85:
            return f'{whole:,}.{digits(2)}' if random.random() < 0.3 else f'{whole}.{digits(2)}'
        if random.random() < 0.05:
            return f'{written}.{digits(pick(1, 2))}'
        return written

    def amount(self) -> str:
        value = self.figure()
        sign = pick('¥', '¥', '¥', '￥', '¥', '\\') if self.language == 'ja' else pick('¥', '￥', '¥', 'NT$', '$', 'HK$', 'RMB', 'CNY')
        unit = {'ja': '円', 'zh-Hans': '元', 'zh-Hant': '元'}[self.language]
        return pick(
            value, value, f'{sign}{value}', f'{sign}{value}', f'{sign} {value}', f'{value}{unit}', f'-{value}', f'{sign}{value}-',
            f'-{sign}{value}', f'{value}※', f'{value}*', f'{value}軽' if self.language == 'ja' else f'{value} TX', f'({sign}{value})',
            f'{sign}-{value}', f'×{random.randint(1, 20)} {value}', f'{sign}{value}内' if self.language == 'ja' else f'{value}{unit}整',
        )

    def moment(self) -> str:
        day = date(2008, 1, 1) + timedelta(days=random.randint(0, 8000))
        y, m, d, mm, dd = day.year, day.month, day.day, f'{day.month:02d}', f'{day.day:02d}'
        if self.language == 'ja':
            week = '月火水木金土日'[day.weekday()]
            era = pick(f'令和{random.randint(1, 12)}', f'令和 {random.randint(1, 12)}', f'R{random.randint(1, 12)}', f'平成{random.randint(20, 31)}', '令和元')
            written = pick(
                f'{y}年{m}月{d}日', f'{y}年{mm}月{dd}日', f'{y}年{m}月{d}日({week})', f'{y}年{mm}月{dd}日({week})', f'{y}年{m:2d}月{d:2d}日', f'{era}年{m}月{d}日',
                f'{y}/{mm}/{dd}', f'{y}/{mm}/{dd}({week})', f'{y}-{mm}-{dd}', f'{y}.{mm}.{dd}', f"'{y % 100:02d}/{mm}/{dd}", f'{y % 100:02d}年{mm}月{dd}日', f'{m}月{d}日({week})',
                f'R{random.randint(1, 12)}.{mm}.{dd}', f'{y}/{m}/{d} {week}曜日', f'{y % 100:02d}-{mm}-{dd}', f'{y}年{m}月',
            )
        else:
            own = f'民國{y - 1911}年{mm}月{dd}日' if self.language == 'zh-Hant' else f'{y}年{mm}月{dd}日'
            written = pick(
                f'{y}-{mm}-{dd}', f'{y}-{mm}-{dd}', f'{y}/{mm}/{dd}', f'{y}年{mm}月{dd}日', f'{y}年{m}月{d}日', f'{y}.{mm}.{dd}', f'{y}{mm}{dd}', f'{mm}-{dd}',
                f'{dd}/{mm}/{y}', own, f'{y}年{mm}月{dd}日 星期{"一二三四五六日"[day.weekday()]}',
            )
        hour, minute, second = random.randint(0, 23), random.randint(0, 59), random.randint(0, 59)
        clock = pick(f'{hour:02d}:{minute:02d}', f'{hour:02d}:{minute:02d}:{second:02d}', f'{hour}:{minute:02d}', f'{hour:02d}時{minute:02d}分' if self.language != 'zh-Hans' else f'{hour:02d}时{minute:02d}分')
        return pick(written, written, f'{written} {clock}', f'{written} {clock}', f'{written}{clock}', clock, f'{self.label()}:{written} {clock}', f'{self.label()} {written}')

    def total(self) -> str:
        return f'{self.label()}{pick("", " ", "  ", ":", ":", " : ", "   ")}{self.amount()}'

    def labelled(self) -> str:
        label, more = self.label(), self.label()
        return pick(
            label, label, f'{label}{more}', f'{label}:', f'{label}({more})', f'[{label}]', f'【{label}】', f'({label})', f'{label}/{more}', f'*** {label} ***', f'{label} {random.randint(1, 60)}{self.unit()}',
            f'{label}{pick(":", "", " ", "#", "No.", "No ", "No:")}{digits(random.randint(2, 16))}', f'{label} {pick("8", "10", "13", "6", "3", "9", "5")}%', f'({label} {pick("8", "10", "6")}%)', f'{label}({digits(1)}%) {self.amount()}',
            f'{label}:{self.word()}', f'{label} {random.choice(BRANDS)}', f'{random.choice(BRANDS)}{label}', f'{label}{self.word()}', f'{label}:{"*" * random.randint(2, 12)}{digits(4)}', f'{self.word()}{label}', f'・{label}', f'※{label}', f'◆{label}◆',
        )

    def unit(self) -> str:
        return random.choice(UNITS[self.language])

    def item(self) -> str:
        name, count = self.name(), random.randint(1, 30)
        return pick(
            name, name, f'{name} {self.amount()}', f'{name} {self.amount()}', f'{name}  {count}  {self.figure()}', f'{count}{self.unit()}', f'{name} x{count}', f'{name}×{count}', f'{count}{self.unit()} {self.amount()}', f'@{self.figure()}×{count}',
            f'{name}{random.randint(1, 1000)}{self.unit()}', f'{digits(4)} {name}', f'{digits(13)}', f'{count}.{name}', f'{name}({self.unit()})', f'*{name}', f'※{name}', f'{name}※ {self.figure()}', f'{self.figure()} {count} {self.figure()}',
            f'{self.figure()}×{count}{self.unit()}', f'({self.figure()} × {count}{self.unit()})', f'{name} {latin_words(1, 1)}', f'{latin_words(1, 2)}{name}', f'{name}{pick("S", "M", "L", "A", "B", "XL")}', f'({name})', f'-{name}', f'{count} {name} {self.figure()} {self.figure()}',
        )

    def shop(self) -> str:
        kind, name = random.choice(SHOPS[self.language]), self.word() + pick('', '', self.word())
        if self.language == 'ja':
            if random.random() < 0.3:
                name = kana()
            return pick(f'株式会社{name}', f'{name}株式会社', f'(株){name}', f'{name} {self.word()}{kind}', f'{name}{kind}', f'{latin_words(1, 2)} {name}{kind}', f'{kind} {name}', f'{name}', f'{latin_words(1, 2)}{kind}')
        place = random.choice(PLACES[self.language])
        return pick(f'{place}{name}{kind}', f'{name}{kind}', f'{name}({self.word()}{kind})', f'{place[:2]}{name}{kind}', f'{name}・{kind}', f'{latin_words(1, 2)}({self.word()}{kind})', f'{name}', f'{self.word()}{name}{kind}')

    def contact(self) -> str:
        place = random.choice(PLACES[self.language])
        area = place + pick('', random.choice(PLACES[self.language])) + self.word()
        phone = pick(f'0{digits(1)}-{digits(4)}-{digits(4)}', f'0{digits(2)}-{digits(3)}-{digits(4)}', f'0{digits(2)}-{digits(8)}', f'400-{digits(3)}-{digits(4)}', f'1{digits(10)}', f'(0{digits(1)}){digits(4)}-{digits(4)}', f'0120-{digits(3)}-{digits(3)}')
        if self.language == 'ja':
            return pick(f'{area}{random.randint(1, 9)}-{random.randint(1, 30)}-{random.randint(1, 20)}', f'{area}{random.randint(1, 9)}丁目{random.randint(1, 30)}番{random.randint(1, 20)}号', f'〒{digits(3)}-{digits(4)}', f'〒{digits(3)}-{digits(4)} {area}', f'TEL {phone}', f'TEL:{phone}', f'電話{phone}', f'電話:{phone}',
                f'登録番号 T{digits(13)}', f'登録番号:T{digits(13)}', f'T{digits(13)}', f'{self.word()}ビル{random.randint(1, 12)}F', f'No.{digits(6)}', f'{area}', f'レジ{digits(2)} 責:{digits(3)} {self.word()}')
        return pick(f'{area}{random.randint(1, 999)}{"号" if self.language == "zh-Hans" else "號"}', f'地址:{area}{random.randint(1, 999)}', f'{"电话" if self.language == "zh-Hans" else "電話"}:{phone}', f'TEL:{phone}', f'Tel: {phone}', phone, f'{area}{random.randint(1, 30)}{"层" if self.language == "zh-Hans" else "樓"}{digits(2)}{"室" if self.language == "zh-Hans" else ""}',
            f'9{digits(14)}{random.choice("ABCDEFGHJKLMNPQRTUWXY")}{digits(2)}', f'{digits(12)}', f'{digits(20)}', f'{random.choice("ABCDEFGHZ")}{random.choice("ABCDEFGHZ")}-{digits(8)}', f'{random.choice("京沪粤浙苏川鄂鲁津渝")}{random.choice("ABCDEF")}・{digits(5)}', f'{area}', f'統編 {digits(8)}' if self.language == 'zh-Hant' else f'No.{digits(8)}')

    def banked(self) -> str:
        letters = BANKED if self.language == 'zh-Hans' else BANKED_OLD
        return ''.join(random.choice(letters) for _ in range(random.randint(3, 10)))

    def prose(self) -> str:
        joined = pick('', '', '', pick('の', 'を', 'は', 'が', 'に', 'と', 'で', 'お', 'ご') if self.language == 'ja' else '的')
        text = joined.join(self.word() for _ in range(random.randint(2, 6)))
        return text + pick('', '', '。', '、', '!', ',' if self.language != 'ja' else 'ます', 'です' if self.language == 'ja' else '')

    def rare(self) -> str:
        """Every character equally often, so that each is learned."""
        letters = HAN if random.random() < 0.6 else LETTERS[self.language]
        return ''.join(random.choice(letters) for _ in range(random.randint(2, 14)))

    def spaced(self) -> str:
        text = pick(self.label(), self.name(), self.word() + self.word())
        return pick(' ', ' ', '  ', '　').join(text[:8])

    def latin(self) -> str:
        return pick(latin_words(1, 4), latin_words(1, 3), f'{latin_words(1, 2)} {digits(3)}', f'www.{latin_words(1, 1).lower()}.{pick("co.jp", "com.cn", "com.tw", "com")}', ''.join(random.choice(ASCII) for _ in range(random.randint(2, 12))))


def kana() -> str:
    letters = KATAKANA if random.random() < 0.75 else HIRAGANA + 'ー'
    return ''.join(random.choice(letters) for _ in range(random.randint(2, 10)))


def signs() -> str:
    return ''.join(pick(random.choice(CJK_SIGNS), random.choice(CJK_SIGNS), random.choice(ASCII), digits(1)) for _ in range(random.randint(2, 8)))


def rule() -> str:
    return pick('-', '=', '*', '.', '_', '- ', '―', '─') * random.randint(6, 24)


def dressed(text: str, language: str) -> str:
    """The widths a till prints in; the label stays the same."""
    choice = random.random()
    if choice < 0.07:
        return text.translate(WIDE)
    if choice < 0.14:
        return ''.join(letter if letter.isascii() and letter.isalnum() else letter.translate(WIDE) for letter in text)
    if choice < 0.2 and language == 'ja':
        return text.translate(HALF)
    if choice < 0.3 and language != 'ja':
        return text.replace(':', '：').replace('(', '（').replace(')', '）').replace(',', '，' if not any(c.isdigit() for c in text) else ',').replace('¥', '￥')
    return text


KINDS = [
    Writer.amount, Writer.moment, Writer.total, Writer.labelled, Writer.item, Writer.shop, Writer.contact, Writer.banked, Writer.prose, Writer.rare, Writer.spaced, Writer.latin,
    lambda _: kana(), lambda _: signs(), lambda _: rule(),
]
SHARES = [8, 8, 9, 10, 13, 6, 6, 1, 8, 20, 3, 5, 4, 1.5, 0.5]
