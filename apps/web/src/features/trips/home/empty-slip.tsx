/** A small line drawing: a receipt with nothing on it yet. */
export function EmptySlip() {
  return (
    <svg
      viewBox="0 0 64 72"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-16 stroke-muted"
    >
      <path d="M14 6h36a3 3 0 0 1 3 3v57l-7-4.5-7 4.5-7-4.5-7 4.5-7-4.5-7 4.5V9a3 3 0 0 1 3-3Z" />
      <path className="stroke-line" strokeDasharray="2 4" d="M20 20h24M20 29h24M20 38h14" />
      <path className="stroke-primary" strokeWidth="2" d="M38 49h7M41.5 45.5v7" />
    </svg>
  )
}
