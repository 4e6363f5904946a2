"""Eight bits instead of thirty-two:
python3 quantize.py recognizer.onnx recognizer-int8.onnx --cut-outs C
python3 quantize.py recognizer.onnx recognizer-int8.onnx --script cjk --fonts F --words W"""

import argparse
import random
from pathlib import Path

import numpy as np
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process
from PIL import Image

from scripts import SCRIPTS

parser = argparse.ArgumentParser()
parser.add_argument('source')
parser.add_argument('target')
parser.add_argument('--script', choices=SCRIPTS, default='latin')
parser.add_argument('--cut-outs')
parser.add_argument('--fonts')
parser.add_argument('--words')
options = parser.parse_args()
script = SCRIPTS[options.script]


def real_lines():
    from teachers import cut_outs

    for path in sorted(Path(options.cut_outs).glob('*.bin'))[::8]:
        for picture in cut_outs(path):
            width = max(16, round(picture.shape[1] * 32 / picture.shape[0]))
            small = np.asarray(Image.fromarray(picture).resize((width, 32), Image.Resampling.BILINEAR))
            yield small[None, None].astype(np.float32) / 127.5 - 1


def drawn_lines():
    import torch

    from augment import printed
    from render import line_images

    random.seed(1)
    torch.manual_seed(1)
    drawer = script.drawer(options.fonts, options.words)
    while True:
        for picture, _ in line_images(drawer, 1):
            ink = torch.from_numpy(picture.copy())[None, None].float() / 255
            yield (printed(ink, script.blurred) * 2 - 1).numpy()


class Lines(CalibrationDataReader):
    def __init__(self):
        self.lines = real_lines() if options.cut_outs else drawn_lines()
        self.left = 400

    def get_next(self):
        self.left -= 1
        line = next(self.lines, None) if self.left >= 0 else None
        return None if line is None else {'x': line}


# 256 levels are too few for thousands of probabilities: do not quantise the last layer's sums.
exact = {
    'op_types_to_quantize': ['Conv', 'Relu', 'Add', 'MatMul'],
    'extra_options': {'OpTypesToExcludeOutputQuantization': ['MatMul']},
}
quant_pre_process(options.source, '/tmp/prepared.onnx')
quantize_static(
    '/tmp/prepared.onnx',
    options.target,
    Lines(),
    QuantFormat.QDQ,
    per_channel=True,
    activation_type=QuantType.QUInt8,
    weight_type=QuantType.QInt8,
    **(exact if script.narrowed else {}),
)
