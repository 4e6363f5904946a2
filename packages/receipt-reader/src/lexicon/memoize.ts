/** Twice that: more than the texts of a long document, which are asked about from the first to the last again and again. */
const most = 2048

/** Memoises a function of a text: many rules ask about the same texts. */
export function memoize<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  let recent = new Map<string, Answer>()
  let older = new Map<string, Answer>()
  return (text) => {
    const known = recent.get(text)
    if (known !== undefined || recent.has(text)) return known as Answer
    const found = older.has(text) ? (older.get(text) as Answer) : answer(text)
    if (recent.size >= most) {
      older = recent
      recent = new Map()
    }
    recent.set(text, found)
    return found
  }
}
