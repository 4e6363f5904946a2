"""The characters a recogniser can print, in the order of its outputs; output 0 is CTC's blank."""

import unicodedata

ASCII = ''.join(chr(code) for code in range(33, 127))


class Alphabet:
    def __init__(self, letters: str, same: dict[str, str]):
        # The space comes last: a file with one character per line cannot contain it.
        self.letters = letters + ' '
        self.index = {letter: position + 1 for position, letter in enumerate(self.letters)}
        # Characters that look the same in print are one.
        self.same = str.maketrans(same)

    def normal(self, text: str) -> str:
        return text.translate(self.same)

    def encode(self, text: str) -> list[int] | None:
        codes = [self.index.get(letter) for letter in self.normal(text)]
        return None if None in codes else codes  # type: ignore[return-value]

    def decode(self, codes: list[int]) -> str:
        return ''.join(self.letters[code - 1] for code in codes)

    def write(self, path: str) -> None:
        with open(path, 'w', encoding='utf8') as file:
            file.write('\n'.join(self.letters[:-1]))


class FoldedAlphabet(Alphabet):
    """Full width and half width are one character each."""

    def normal(self, text: str) -> str:
        return unicodedata.normalize('NFKC', super().normal(text)).translate(self.same)


SIGNS = '€£¥₹°·•§©®™×½²³µ–…«»„№'
ACCENTED = (
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ'
    'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŒœŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț'
)
LATIN = Alphabet(
    ASCII + SIGNS + ACCENTED,
    {'‘': "'", '’': "'", '“': '"', '”': '"', '—': '–', '−': '-', '￥': '¥', '‚': ','},
)


def two_bytes(codec: str, first: range, second: list[int]) -> str:
    pairs = (bytes([high, low]) for high in first for low in second)
    letters = (pair.decode(codec, 'ignore') for pair in pairs)
    return ''.join(letter for letter in letters if len(letter) == 1 and '一' <= letter <= '鿿')


HIGH = list(range(0xA1, 0xFF))
HIRAGANA = ''.join(chr(code) for code in range(0x3041, 0x3095))
KATAKANA = ''.join(chr(code) for code in range(0x30A1, 0x30F7)) + 'ー'
# The common characters of each standard: JIS X 0208 and GB 2312 level 1, Big5 level 1.
JAPANESE = two_bytes('euc_jp', range(0xB0, 0xD0), HIGH) + '々〆'
SIMPLIFIED = two_bytes('gb2312', range(0xB0, 0xD8), HIGH)
TRADITIONAL = two_bytes('big5', range(0xA4, 0xC7), list(range(0x40, 0x7F)) + HIGH)
HAN = ''.join(dict.fromkeys(JAPANESE + SIMPLIFIED + TRADITIONAL))
CJK_SIGNS = '¥€£°×÷・、。「」『』【】《》〈〉〔〕〒※★☆○●◎◇◆□■△▲▽▼→←↑↓〇'
CJK = FoldedAlphabet(
    ASCII.replace('\\', '') + CJK_SIGNS + HIRAGANA + KATAKANA + HAN,
    {
        **{quote: "'" for quote in '‘’'},
        **{quote: '"' for quote in '“”„'},
        **{dash: '-' for dash in '–—―─−‐'},
        **{dot: '・' for dot in '·•‧'},
        **{wave: '~' for wave in '〜～'},
        # Japanese fonts draw the backslash as a yen sign.
        '\\': '¥',
        '＼': '¥',
    },
)
