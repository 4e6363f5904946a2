"""Words that shops and tills print, by region: lists.json."""
import json
from pathlib import Path

globals().update(json.loads(Path(__file__).with_name('lists.json').read_text()))


def of(table, region):
    """The region's own list, or a neighbour's."""
    nearest = {'uk': 'us', 'in': 'my', 'fr': 'eu', 'es': 'eu', 'it': 'eu', 'de': 'eu'}
    return table.get(region) or table.get(nearest.get(region, 'eu')) or table['eu']
