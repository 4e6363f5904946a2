"""What a row of a receipt can be; the order is the order of the model's outputs."""

TAGS = [
    'other', 'name', 'name-more', 'tagline', 'address', 'contact', 'registration', 'meta', 'date', 'item',
    'item-more', 'subtotal', 'tax', 'tip', 'discount', 'total', 'payment', 'change', 'footer', 'junk',
]
TAG = {tag: index for index, tag in enumerate(TAGS)}
