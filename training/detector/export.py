"""Writes a trained detector as ONNX: python3 export.py detector.pt detector.onnx"""

import sys

import torch

from model import Detector

model = Detector().eval()
model.load_state_dict(torch.load(sys.argv[1], map_location='cpu'))
torch.onnx.export(
    model,
    (torch.zeros(1, 1, 640, 480),),
    sys.argv[2],
    input_names=['x'],
    output_names=['likeness'],
    dynamic_axes={'x': {2: 'height', 3: 'width'}, 'likeness': {2: 'rows', 3: 'columns'}},
    opset_version=17,
    dynamo=False,
)
