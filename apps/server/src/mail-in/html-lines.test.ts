import { expect, test } from 'vitest'
import { htmlLines } from './html-lines.ts'

test.each([
  [
    'a row a line, its cells beside each other',
    '<table><tr><td>Total<td>12.50<tr><th>Tip</th><td>1.00</td></tr></table>',
    ['Total | 12.50', 'Tip | 1.00'],
  ],
  [
    'paragraphs in cells, as Outlook writes them',
    '<table><tr><td><p class=MsoNormal>Total</p></td><td><p>12.50</p></td></tr></table>',
    ['Total | 12.50'],
  ],
  [
    'lines of cells beside each other, the first with the first',
    '<table><tr><td>Net<br>Tax<br>Total</td><td>10.00<br>2.50<br>12.50</td></tr></table>',
    ['Net | 10.00', 'Tax | 2.50', 'Total | 12.50'],
  ],
  [
    'a cell of more lines than the other',
    '<table><tr><td>Room<div>2 nights</div></td><td>200.00</td></tr></table>',
    ['Room | 200.00', '2 nights'],
  ],
  [
    'tables within tables, as mails are laid out',
    '<table><tr><td><table><tr><td>Hotel</td></tr><tr><td>Total</td><td>9.00</td></tr></table></td></tr><tr><td>Bye</td></tr></table>',
    ['Hotel', 'Total | 9.00', 'Bye'],
  ],
  [
    'an empty cell is none',
    '<table><tr><td>&nbsp;</td><td>A</td><td> </td><td>B</td></tr></table>',
    ['A | B'],
  ],
  [
    'a cell without a row, a row without a table',
    '<table><td>A<td>B</table><tr><td>C</td><td>D</td></tr>',
    ['A | B', 'C D'],
  ],
  [
    'a table within a sentence',
    'Before<table><tr><td>In</td></tr></table>after',
    ['Before', 'In', 'after'],
  ],
  ['a table that does not end', '<table><tr><td>A<table><tr><td>B<td>C', ['A', 'B | C']],
  ['ends of what never began', '</td></tr></table></div>A</table></table><b>B</b>', ['A', 'B']],
  [
    'blocks are lines, the rest is none',
    '<div>A <b>b</b><i>c</i></div><p>D<br/>E<h2>F</h2><ul><li>G<li>H</ul>',
    ['A bc', 'D', 'E', 'F', 'G', 'H'],
  ],
  ['ends of lines in the source are spaces', 'Your\n  total\tis', ['Your total is']],
  [
    'but not in text that is set by hand',
    '<pre>Total      12.50\nTip\t1.00\n</pre>',
    ['Total | 12.50', 'Tip | 1.00'],
  ],
  [
    'entities',
    'Caf&eacute; &euro;&nbsp;5 &amp;lt; &#8364;7 &#x20AC;8 &#128;9 &copy &unknown; &#0;&#xD800;&#9999999; R&D',
    ['Café € 5 &lt; €7 €8 €9 © &unknown; \ufffd R&D'],
  ],
  ['what is no markup', '1 < 2 <3 and a<>b', ['1 < 2 <3 and a<>b']],
  [
    'scripts, styles and titles',
    '<title>T</title><style>a{}</STYLE>A<script>if (a<b) "</div>"</script><SCRIPT src=x></script>B<textarea>C</textarea>',
    ['AB'],
  ],
  ['a style that does not end', 'A<style>b', ['A']],
  [
    'comments and declarations',
    '<!DOCTYPE html><?xml version="1.0"?>A<!-- <p>B</p> -->C<!--[if mso]>D<![endif]-->E<![if !mso]>F<![endif]>',
    ['ACEF'],
  ],
  ['a comment that does not end', 'A<!-- b', ['A']],
  [
    'what is hidden',
    '<div style="display: none">A<div>B</div></div>C<span hidden>D</span><p style=\'x:y;VISIBILITY:hidden\'>E</p>F<tr hidden><td>G</td></tr>',
    ['C', 'F'],
  ],
  [
    'what only sounds hidden',
    '<div style="overflow: hidden !important" class="hidden-xs" aria-hidden="true" data-hidden>A</div><img hidden>B',
    ['A', 'B'],
  ],
  ['something hidden that does not end hides nothing', '<p style="display:none">A<p>B', ['A', 'B']],
  [
    'addresses in markup',
    '<a href="https://evil.example/?q=>">Pay</a> <img src=https://evil.example/x alt="A > B"> now',
    ['Pay now'],
  ],
  ['a quote that does not end', '<a href="x>Total 5', ['Total 5']],
  ['a tag that does not end', 'A <b', ['A']],
  ['nothing', '', []],
])('%s', (_, html, lines) => {
  expect(htmlLines(html).map((cells) => cells.join(' | '))).toEqual(lines)
})

test('tables deeper than any mail’s are still read', () => {
  const deep = '<table><tr><td>'.repeat(5000)
  expect(htmlLines(`${deep}A${'</td></tr></table>'.repeat(5000)}B`)).toEqual([['A'], ['B']])
  expect(htmlLines(`${deep}A`)).toEqual([['A']])
})

test.each([
  '<',
  '<!--',
  '<a ',
  '<a "',
  '<a \'"',
  '<td>',
  '<tr>',
  '<table>',
  '<table><tr><td>a<br>',
  '</table>',
  '<br>',
  '<p style="display:none">',
  '<style>',
  '<div hidden>',
  '&',
  '&#',
  '&amp',
  '<pre>\n',
  '<pre>   ',
  ' ',
  '<a style=',
  '<a style = "',
  "<a hidden='",
])('200,000 characters of %j are read in no time', (part) => {
  const html = part.repeat(200_000 / part.length)
  expect(htmlLines(`${html}A`).length).toBeLessThanOrEqual(5000)
})
