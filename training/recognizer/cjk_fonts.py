"""Subsets the fonts for Japanese and Chinese to the alphabet (needs fontTools):
python3 cjk_fonts.py fonts/node_modules <root of the unpacked Debian packages> <folder of the Latin fonts> <target>"""

import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.ttProgram import Program

from alphabet import CJK

packages, debian, latin, target = map(Path, sys.argv[1:5])
google = packages / '@expo-google-fonts'
share = debian / 'usr/share/fonts'
# For files with several styles, the number of the one to use.
FONTS = {
    google / 'biz-udgothic/400Regular/BIZUDGothic_400Regular.ttf': 0,
    google / 'biz-udgothic/700Bold/BIZUDGothic_700Bold.ttf': 0,
    google / 'biz-udmincho/400Regular/BIZUDMincho_400Regular.ttf': 0,
    google / 'chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf': 0,
    google / 'dotgothic16/400Regular/DotGothic16_400Regular.ttf': 0,
    google / 'ibm-plex-sans-jp/400Regular/IBMPlexSansJP_400Regular.ttf': 0,
    google / 'm-plus-1p/400Regular/MPLUS1p_400Regular.ttf': 0,
    google / 'm-plus-1p/700Bold/MPLUS1p_700Bold.ttf': 0,
    google / 'm-plus-rounded-1c/500Medium/MPLUSRounded1c_500Medium.ttf': 0,
    google / 'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf': 0,
    google / 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf': 0,
    google / 'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf': 0,
    google / 'noto-sans-tc/500Medium/NotoSansTC_500Medium.ttf': 0,
    google / 'noto-serif-sc/500Medium/NotoSerifSC_500Medium.ttf': 0,
    google / 'sawarabi-gothic/400Regular/SawarabiGothic_400Regular.ttf': 0,
    google / 'shippori-mincho/500Medium/ShipporiMincho_500Medium.ttf': 0,
    google / 'zcool-qingke-huangyou/400Regular/ZCOOLQingKeHuangYou_400Regular.ttf': 0,
    google / 'zen-kaku-gothic-new/500Medium/ZenKakuGothicNew_500Medium.ttf': 0,
    share / 'opentype/ipafont-gothic/ipag.ttf': 0,
    share / 'truetype/arphic/uming.ttc': 0,
    share / 'truetype/droid/DroidSansFallbackFull.ttf': 0,
    share / 'truetype/lxgw-wenkai/LXGWWenKaiMono-Regular.ttf': 0,
    share / 'truetype/umeplus/umeplus-gothic.ttf': 0,
    share / 'truetype/vlgothic/VL-Gothic-Regular.ttf': 0,
    share / 'truetype/wqy/wqy-microhei.ttc': 1,
    share / 'truetype/wqy/wqy-zenhei.ttc': 1,
}
# Tills print figures and Latin in a separate typeface; two styles of OCR-B are white on black.
LATIN = 'mono code ocr 3270 vt323 doto- tiny5 share-tech condensed narrow courier special-elite roboto inter dotgothic'.split()
NOT_LATIN = {'full-OCRBE.otf', 'full-OCRBX.otf'}

wide = ''.join(chr(code) for code in range(0xFF01, 0xFFA0)) + '￥￡　‘’“”–—―─−·•〜'
letters = tempfile.NamedTemporaryFile('w', suffix='.txt', encoding='utf8')
letters.write(CJK.letters + wide)
letters.flush()


def leave_unhinted(path: Path) -> None:
    """FreeType auto-hints outlines without programs, which takes longer than drawing them; an empty program prevents it."""
    font = TTFont(path)
    if 'glyf' not in font:
        return
    font['prep'] = newTable('prep')
    font['prep'].program = Program()
    # Keep thin strokes (SCANCTRL, SCANTYPE), then push a zero and pop it.
    font['prep'].program.fromBytecode(bytes([0xB8, 0x01, 0xFF, 0x85, 0xB0, 0x04, 0x8D, 0xB0, 0x00, 0x21]))
    font['maxp'].maxStackElements = max(16, font['maxp'].maxStackElements)
    font.save(path)


def cut(font: tuple[Path, int]) -> None:
    path, number = font
    subprocess.run(
        [
            sys.executable, '-m', 'fontTools.subset', path, f'--text-file={letters.name}', f'--font-number={number}',
            f'--output-file={target / path.stem}.woff', '--flavor=woff', '--no-hinting', '--desubroutinize', '--layout-features=',
            '--notdef-outline', '--name-IDs=0,1,2,13,14', '--drop-tables+=GSUB,GPOS,GDEF,vhea,vmtx,BASE,kern,FFTM,meta',
        ],
        check=True,
    )
    leave_unhinted(target / f'{path.stem}.woff')


(target / 'latin').mkdir(parents=True, exist_ok=True)
with ThreadPoolExecutor() as pool:
    list(pool.map(cut, FONTS.items()))
for path in sorted(latin.iterdir()):
    if path.name not in NOT_LATIN and path.stat().st_size < 100_000 and any(part in path.name.lower() for part in LATIN):
        shutil.copy(path, target / 'latin')
