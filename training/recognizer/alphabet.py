"""The characters the recogniser can print, in the order of its outputs; output 0 is CTC's blank."""

ASCII = ''.join(chr(code) for code in range(33, 127))
SIGNS = '€£¥₹°·•§©®™×½²³µ–…«»„№'
ACCENTED = (
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ'
    'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŒœŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț'
)
ALPHABET = ASCII + SIGNS + ACCENTED + ' '
INDEX = {letter: position + 1 for position, letter in enumerate(ALPHABET)}
# What print shows alike is one character.
SAME = str.maketrans({'‘': "'", '’': "'", '“': '"', '”': '"', '—': '–', '−': '-', '￥': '¥', '‚': ','})


def encode(text: str) -> list[int] | None:
    codes = [INDEX.get(letter) for letter in text.translate(SAME)]
    return None if None in codes else codes  # type: ignore[return-value]


def decode(codes: list[int]) -> str:
    return ''.join(ALPHABET[code - 1] for code in codes)
