export function PageCount({ pages }: { pages: number | null | undefined }) {
  if (!pages || pages < 2) return null
  return (
    <span className="amount absolute right-0.5 bottom-0.5 rounded-sm bg-surface/90 px-1 text-xs leading-4 font-medium text-text">
      <span aria-hidden>{pages}</span>
      <span className="sr-only">{pages} pages</span>
    </span>
  )
}
