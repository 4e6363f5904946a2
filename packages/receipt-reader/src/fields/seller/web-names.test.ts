import { expect, test } from 'vitest'
import { webNamesIn } from './web-names.ts'

test.each([
  ['www.blueheron.example', ['blueheron']],
  ['Order at https://www.blueheron.example/menu', ['blueheron']],
  ['survey.blueheron.com', ['blueheron']],
  ['Besuchen Sie blaureiher.de/karte', ['blaureiher']],
  ['hello@blueheron.example', ['blueheron']],
  ['@blueheron #herondiner', ['blueheron', 'herondiner']],
  ['facebook.com/blueheron', ['blueheron']],
])('%s names %j', (text, names) => {
  expect(webNamesIn(text)).toEqual(names)
})

test.each(['Table 4 #party 3', 'heron@gmail.com', 'Check #20071', 'Leaf Lett.ca', 'lunch @ 12.30'])(
  '%s names nobody',
  (text) => {
    expect(webNamesIn(text)).toEqual([])
  },
)
