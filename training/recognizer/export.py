"""Writes the trained recogniser as ONNX: python3 export.py recognizer.pt recognizer.onnx"""

import sys

import torch

from model import Recognizer

checkpoint, target = sys.argv[1:3]
model = Recognizer().eval()
model.load_state_dict(torch.load(checkpoint, map_location='cpu'))
torch.onnx.export(
    model,
    (torch.zeros(2, 1, 32, 320),),
    target,
    input_names=['x'],
    output_names=['scores'],
    dynamic_axes={'x': {0: 'lines', 3: 'width'}, 'scores': {0: 'lines', 1: 'steps'}},
    opset_version=17,
    dynamo=False,
)
