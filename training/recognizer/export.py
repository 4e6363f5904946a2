"""Writes a trained recogniser as ONNX: python3 export.py recognizer.pt recognizer.onnx [--script cjk]"""

import argparse

import torch

from scripts import SCRIPTS

parser = argparse.ArgumentParser()
parser.add_argument('checkpoint')
parser.add_argument('target')
parser.add_argument('--script', choices=SCRIPTS, default='latin')
options = parser.parse_args()
model = SCRIPTS[options.script].recognizer().eval()
model.load_state_dict(torch.load(options.checkpoint, map_location='cpu'))
torch.onnx.export(
    model,
    (torch.zeros(2, 1, 32, 320),),
    options.target,
    input_names=['x'],
    output_names=['scores'],
    dynamic_axes={'x': {0: 'lines', 3: 'width'}, 'scores': {0: 'lines', 1: 'steps'}},
    opset_version=17,
    dynamo=False,
)
