"""What differs between the recogniser of Latin print and that of Japanese and Chinese."""

from dataclasses import dataclass

from alphabet import CJK, LATIN, Alphabet
from model import Recognizer


@dataclass(frozen=True)
class Script:
    name: str
    alphabet: Alphabet
    # Width of the layer before the last, if there is one.
    narrowed: int | None
    is_deep: bool
    # Strongest blur of print, in pixels.
    blurred: float

    def recognizer(self) -> Recognizer:
        return Recognizer(len(self.alphabet.letters) + 1, self.narrowed, self.is_deep)

    def drawer(self, fonts: str, words: str | None):
        # Each script has its own words and fonts: load only the one in use.
        if self.name == 'cjk':
            from cjk_render import CjkDrawer

            return CjkDrawer(fonts, words or '')
        from render import LatinDrawer

        return LatinDrawer(fonts, words)


SCRIPTS = {
    'latin': Script('latin', LATIN, None, True, 1.3),
    'cjk': Script('cjk', CJK, 160, False, 0.9),
}
