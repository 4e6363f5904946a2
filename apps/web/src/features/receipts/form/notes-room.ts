/** Reserve one line for notes about a field, so that nothing moves when one appears. */
export const notesRoom = 'col-span-6 min-h-5'

/** Two fields side by side share that space: a label, a control and a line. */
export const rowRoom = 'min-h-[6.375rem] content-start pb-2'
