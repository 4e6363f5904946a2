"""Eight bits instead of thirty-two: python3 quantize.py recognizer.onnx cut-outs recognizer-int8.onnx"""

import sys
from pathlib import Path

import numpy as np
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process
from PIL import Image

from teachers import cut_outs

source, folder, target = sys.argv[1:4]


class Lines(CalibrationDataReader):
    def __init__(self):
        self.lines = (picture for path in sorted(Path(folder).glob('*.bin'))[::8] for picture in cut_outs(path))
        self.left = 400

    def get_next(self):
        self.left -= 1
        picture = next(self.lines, None)
        if picture is None or self.left < 0:
            return None
        width = max(16, round(picture.shape[1] * 32 / picture.shape[0]))
        small = np.asarray(Image.fromarray(picture).resize((width, 32), Image.Resampling.BILINEAR))
        return {'x': small[None, None].astype(np.float32) / 127.5 - 1}


quant_pre_process(source, '/tmp/prepared.onnx')
quantize_static(
    '/tmp/prepared.onnx',
    target,
    Lines(),
    QuantFormat.QDQ,
    per_channel=True,
    activation_type=QuantType.QUInt8,
    weight_type=QuantType.QInt8,
)
