/** What is said of a field has room for one line from the start, so that nothing moves when it is said. */
export const notesRoom = 'col-span-6 min-h-5'

/** Two fields side by side have that room together: a label, a control and a line. */
export const rowRoom = 'min-h-[6.375rem] content-start pb-2'
