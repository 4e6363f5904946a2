import { z } from 'zod'
import { StartupError } from '#startup-error.ts'

export const backupFormat = 1

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().nonnegative(),
})

const sequenceSchema = z.object({
  name: z.string(),
  lastValue: z.string(),
  isCalled: z.boolean(),
})

const manifestSchema = z.object({
  format: z.literal(backupFormat),
  madeAt: z.iso.datetime(),
  lastMigration: z.string(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
})

export type BackupTable = z.infer<typeof tableSchema>
export type BackupSequence = z.infer<typeof sequenceSchema>
export type Manifest = z.infer<typeof manifestSchema>

export function parseManifest(text: string): Manifest {
  const json = parseJson(text)
  const { data: head } = z.object({ format: z.int() }).safeParse(json)
  if (head && head.format > backupFormat) throw newerBackup()
  const parsed = manifestSchema.safeParse(json)
  if (!parsed.success) throw new StartupError('This is not a Quittance backup.')
  return parsed.data
}

export function newerBackup(): StartupError {
  return new StartupError(
    'The backup was made by a newer version of Quittance. Restore it with that version; nothing was changed.',
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
