import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { preloadFirstScreen } from './first-screen.ts'
import { createInternalCaller } from './internal-calls.ts'
import type { Identify } from './session.ts'
import type { FirstScreen, ReadFirstScreen } from './web-app.ts'

/** A page without preloaded data is better than none. */
const timeoutMs = 1000

/** Only signed-in users are waited for. */
const notKnown: FirstScreen = { isSignedIn: true, answers: {} }

/** Loads what the app would request first, so that the page can include it. */
export function createFirstScreenReader(app: FastifyInstance, identify: Identify) {
  const read: ReadFirstScreen = async (request, reply, path) => {
    await identify(request, reply)
    const { ask, answers } = createInternalCaller(app, request, reply)
    await preloadFirstScreen(ask, path)
    return { isSignedIn: request.user !== null, answers }
  }

  const readInTime: ReadFirstScreen = async (request, reply, path) => {
    const inTime = new AbortController()
    try {
      const late = setTimeout(timeoutMs, notKnown, { signal: inTime.signal })
      return await Promise.race([read(request, reply, path), late])
    } catch (error) {
      request.log.warn({ err: error }, 'serving the page without preloaded data')
      return notKnown
    } finally {
      inTime.abort()
    }
  }
  return readInTime
}
