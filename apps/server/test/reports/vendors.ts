/** Names that are formulas, paths, devices, markup or no text at all to someone careless. */
export const nastyVendors = [
  '=HYPERLINK("x")',
  '+1',
  '-1',
  '@x',
  '\t=1',
  '😀 مقهى 東京',
  'x'.repeat(300),
  '../../etc/passwd',
  'CON',
  '</v><f>1+1</f>',
  '_x0041_',
  'a "quoted", b',
  'two\r\nlines',
  'a\u0000\u0001\u000bb',
  'lone \ud800 half',
]
