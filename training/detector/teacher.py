"""Runs the published detector once on every page, upright and in good light."""

import os
from multiprocessing import Pool
from pathlib import Path

import numpy as np
import onnxruntime
from PIL import Image

MEAN = np.array([0.485, 0.456, 0.406], dtype=np.float32)[:, None, None]
DEVIATION = np.array([0.229, 0.224, 0.225], dtype=np.float32)[:, None, None]

session: onnxruntime.InferenceSession


def start(model: str) -> None:
    global session
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(model, options, providers=['CPUExecutionProvider'])


def label(path: Path) -> tuple[np.ndarray, np.ndarray]:
    """The page, and the text score of each pixel, both from 0 to 255."""
    page = np.asarray(Image.open(path).convert('L'))
    planes = (page[None].astype(np.float32) / 255 - MEAN) / DEVIATION
    (likeness,) = session.run(None, {'x': planes[None]})
    return page, np.round(likeness[0, 0] * 255).astype(np.uint8)


def labelled_pages(folder: str, model: str) -> list[tuple[np.ndarray, np.ndarray]]:
    paths = sorted(Path(folder).glob('*.webp'))
    with Pool(os.cpu_count(), start, (model,)) as pool:
        return pool.map(label, paths, 1)
