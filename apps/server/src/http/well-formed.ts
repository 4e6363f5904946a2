import type { FastifyInstance } from 'fastify'

/** A lone surrogate is not a character: neither the database nor a mail can store it. */
export function registerWellFormed(app: FastifyInstance) {
  app.addHook('preValidation', async (request) => {
    for (const part of ['body', 'query', 'params'] as const) {
      const value = request[part]
      if (typeof value === 'string') request[part] = value.toWellFormed()
      else makeWellFormed(value)
    }
  })
}

/** In place and without recursion: the sender controls the depth. */
function makeWellFormed(value: unknown) {
  const open = [value]
  while (open.length > 0) {
    const holder = open.pop()
    if (!isHolder(holder)) continue
    for (const [name, content] of Object.entries(holder)) {
      if (typeof content !== 'string') open.push(content)
      else if (!content.isWellFormed()) holder[name] = content.toWellFormed()
    }
  }
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value)
}
