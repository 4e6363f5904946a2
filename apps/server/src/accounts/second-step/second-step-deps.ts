import type { SecondStepDeps } from '#accounts/require-second-step.ts'
import type { Mailer } from '#mail/mailer.ts'

export type SecondStepRouteDeps = SecondStepDeps & { mailer: Mailer; publicUrl: URL }
