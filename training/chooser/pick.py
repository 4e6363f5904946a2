"""Small helpers over random.Random."""


def chance(rng, share):
    return rng.random() < share


def fill(rng, pattern, lists):
    """Replaces each {key} by a random entry of lists[key]; entries may be functions of rng."""
    out = pattern
    while '{' in out:
        start = out.index('{')
        end = out.index('}', start)
        source = lists[out[start + 1:end]]
        value = source(rng) if callable(source) else rng.choice(source)
        out = out[:start] + str(value) + out[end + 1:]
    return out
