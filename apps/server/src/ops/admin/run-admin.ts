import { parseArgs } from 'node:util'
import type { Db } from '#db/connect.ts'
import { reasonOf, StartupError } from '#startup-error.ts'
import { grantPremium, revokePremium } from './grants.ts'
import { listSecurityEvents } from './list-events.ts'
import { listEveryone } from './list-everyone.ts'
import { resetSecondStep } from './reset-second-step.ts'

const usage =
  'npm run admin -- grant-premium <email> --until 2027-01-31, or revoke-premium <email>, list-users, events [<email>], reset-second-step <email>'

/** Does what the arguments say on behalf of `by`, and reports it in one line. */
export async function runAdmin(db: Db, args: string[], by: string): Promise<string> {
  const { action, email, until, isTooMuch } = parse(args)
  if (isTooMuch) throw new StartupError(`That is more than is understood: ${usage}`)
  if (action === 'list-users' && !email && !until) return listEveryone(db, by)
  if (action === 'events' && !until) return listSecurityEvents(db, email, by)
  if (action === 'reset-second-step' && email && !until) return resetSecondStep(db, email, by)
  if (action === 'revoke-premium' && email && !until) return revokePremium(db, email, by)
  if (action === 'grant-premium' && email) {
    if (until) return grantPremium(db, email, until, by)
    throw new StartupError('Say until when: --until 2027-01-31')
  }
  throw new StartupError(`Say what to do: ${usage}`)
}

function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { until: { type: 'string' } },
    })
    const [action, email, ...rest] = positionals
    return { action, email: email?.trim(), until: values.until, isTooMuch: rest.length > 0 }
  } catch (error) {
    throw new StartupError(`${reasonOf(error)} Say what to do: ${usage}`)
  }
}
