import { setTimeout } from 'node:timers/promises'
import { addressOf } from '@quittance/contract/address'
import type { FastifyInstance } from 'fastify'
import { createAsk } from '#http/own-calls.ts'
import type { Identify, SessionCookie } from '#http/session.ts'
import type { FirstScreen, ReadFirstScreen } from '#http/web-app.ts'
import { askForFirstScreen } from './first-screen.ts'

/** A page without answers is better than one that does not come. */
const patience = 1000

const signedOut: FirstScreen = {
  isSignedIn: false,
  answers: { [addressOf('GET /api/auth/user')]: null },
}
const notKnown: FirstScreen = { isSignedIn: true, answers: {} }

type Deps = { identify: Identify; cookie: SessionCookie }

/** Reads what the app would ask for first, so that the page can bring it along. */
export function createFirstScreenReader(app: FastifyInstance, { identify, cookie }: Deps) {
  const read: ReadFirstScreen = async (request, reply, path) => {
    await identify(request, reply)
    if (!request.user) return signedOut
    const { ask, answers } = createAsk(app, request, reply)
    await askForFirstScreen(ask, path)
    return { isSignedIn: true, answers }
  }

  const readInTime: ReadFirstScreen = async (request, reply, path) => {
    if (!request.cookies[cookie.name]) return signedOut
    const inTime = new AbortController()
    try {
      const late = setTimeout(patience, notKnown, { signal: inTime.signal })
      return await Promise.race([read(request, reply, path), late])
    } catch (error) {
      request.log.warn({ err: error }, 'the page goes without answers')
      return notKnown
    } finally {
      inTime.abort()
    }
  }
  return readInTime
}
