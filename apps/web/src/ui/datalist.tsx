/** Values that the field with this `list` offers. */
export function Datalist({ id, values = [] }: { id: string; values?: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}
