"""Labels cropped lines of real receipts: those that two recognisers agree on."""

import io
import os
import pickle
import struct
import sys
import unicodedata
from multiprocessing import Pool
from pathlib import Path

import numpy as np
from PIL import Image

from alphabet import LATIN

sessions = {}


def start(models: dict[str, tuple[str, str]]) -> None:
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    for name, (model, dictionary) in models.items():
        letters = ['', *LATIN.letters] if name == 'own' else ['', *Path(dictionary).read_text('utf8').replace('\r', '').split('\n'), ' ']
        sessions[name] = (onnxruntime.InferenceSession(model, options, ['CPUExecutionProvider']), letters)


def read(name: str, picture: np.ndarray) -> tuple[str, float]:
    session, letters = sessions[name]
    x = picture[None, None].astype(np.float32) / 127.5 - 1
    if name != 'own':
        x = np.repeat(x, 3, 1)
    scores = session.run(None, {session.get_inputs()[0].name: x})[0][0]
    best = scores.argmax(-1)
    found = [(letters[b] if b < len(letters) else '', i, scores[i, b]) for i, b in enumerate(best) if b != 0 and (i == 0 or best[i - 1] != b)]
    if not found:
        return '', 0.0
    if name == 'own':
        return ' '.join(''.join(letter for letter, _, _ in found).split()), float(np.mean([f[2] for f in found]))
    gaps = [b[1] - a[1] for a, b in zip(found, found[1:])]
    pitch = sorted(gaps)[len(gaps) // 2] if gaps else 0
    text = found[0][0] + ''.join(
        (' ' if gap > 1.8 * pitch and gap >= pitch + 2 else '') + letter for gap, (letter, _, _) in zip(gaps, found[1:])
    )
    text = ' '.join(unicodedata.normalize('NFKC', text).split())
    return text, float(np.mean([f[2] for f in found]))


def cut_outs(path: Path):
    data = path.read_bytes()
    at = 0
    while at < len(data):
        (size,) = struct.unpack_from('<I', data, at)
        yield np.asarray(Image.open(io.BytesIO(data[at + 4 : at + 4 + size])).convert('L'))
        at += 4 + size


def label(path: Path):
    kept = []
    for picture in cut_outs(path):
        width = max(4, round(picture.shape[1] * 32 / picture.shape[0]))
        small = np.asarray(Image.fromarray(picture).resize((width, 32), Image.Resampling.BILINEAR))
        # Our own first: it knows spaces.
        readings = [read(name, small if name == 'own' else picture) for name in ('own', 'main', 'english') if name in sessions]
        sure = [(text, text.replace(' ', '')) for text, confidence in readings if text and confidence >= 0.75]
        agreed = next((text for text, plain in sure if sum(plain == other for _, other in sure) >= 2), None)
        if agreed and LATIN.encode(agreed) is not None:
            kept.append((small, agreed))
    return kept


def labelled(folder: str, models: dict[str, tuple[str, str]], processes: int):
    paths = sorted(Path(folder).glob('*.bin'))
    with Pool(processes, start, (models,)) as pool:
        return pool.map(label, paths, 1)


def save(receipts, path: str) -> None:
    """Writes labelled lines into one file, so that training needs no recognisers."""
    packed = [[(png(picture), text) for picture, text in receipt] for receipt in receipts]
    Path(path).write_bytes(pickle.dumps(packed))


def load(path: str):
    packed = pickle.loads(Path(path).read_bytes())
    return [[(np.asarray(Image.open(io.BytesIO(data))), text) for data, text in receipt] for receipt in packed]


def png(picture: np.ndarray) -> bytes:
    out = io.BytesIO()
    Image.fromarray(picture).save(out, 'PNG')
    return out.getvalue()


if __name__ == '__main__':
    # teachers.py <cut-outs> <our own recogniser> <folder of the published ones> <out>
    folder, own, published, out = sys.argv[1:5]
    main = (f'{published}/ch_PP-OCRv4_rec_infer.onnx', f'{published}/ppocr_keys_v1.txt')
    save(labelled(folder, {'own': (own, ''), 'main': main}, os.cpu_count() or 2), out)
