"""Eight bits instead of thirty-two: python3 quantize.py detector.onnx detector-int8.onnx --pages P"""

import argparse
import random
from pathlib import Path

import numpy as np
import onnx
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process
from PIL import Image

parser = argparse.ArgumentParser()
parser.add_argument('source')
parser.add_argument('target')
parser.add_argument('--pages', required=True)
parser.add_argument('--count', type=int, default=48)
options = parser.parse_args()

SIDE = 640

class Crops(CalibrationDataReader):
    """Crops of pages, light and dark."""

    def __init__(self):
        random.seed(1)
        paths = sorted(Path(options.pages).glob('*.webp'))
        self.paths = iter(random.sample(paths, min(len(paths), options.count)))

    def get_next(self):
        path = next(self.paths, None)
        if path is None:
            return None
        page = Image.open(path).convert('L')
        scale = random.uniform(0.6, 1.0)
        page = page.resize((max(SIDE, round(page.width * scale)), max(SIDE, round(page.height * scale))))
        x, y = random.randint(0, page.width - SIDE), random.randint(0, page.height - SIDE)
        part = np.asarray(page.crop((x, y, x + SIDE, y + SIDE)), dtype=np.float32)
        part *= random.choice([1, 1, 0.7, 0.4])
        return {'x': part[None, None] / 127.5 - 1}

quant_pre_process(options.source, '/tmp/prepared.onnx', skip_symbolic_shape=True)

nodes = onnx.load('/tmp/prepared.onnx').graph.node
# The last layer has four channels: quantising it would save nothing.
last = [node.name for node in nodes if node.op_type == 'Conv'][-1]
quantize_static(
    '/tmp/prepared.onnx',
    options.target,
    Crops(),
    QuantFormat.QDQ,
    per_channel=True,
    activation_type=QuantType.QUInt8,
    weight_type=QuantType.QInt8,
    op_types_to_quantize=['Conv', 'Relu', 'Add', 'Resize'],
    nodes_to_exclude=[last],
    calibrate_method=CalibrationMethod.MinMax,
)
