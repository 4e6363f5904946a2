const sign = /^\W*[*>[<~]/u
const words =
  /^\W*(?:w[/.]|with\b|no\b|not\b|hold\b|without\b|ohne\b|sans\b|sin\b|special req|extra crispy\b|well done\b|on the side\b)|\bplease\b|\bbitte\b/iu

/** What the till tells the kitchen about the dish above: "> rare", "*no onions*", "mild please". */
export function isKitchenNote(text: string): boolean {
  return sign.test(text) || words.test(text)
}
