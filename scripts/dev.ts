// The API with restart on change, and the web app with hot reload in front of it;
// with STRIPE_STAND_IN=1 also a stand-in for Stripe that accepts test cards.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { startStripe } from '../packages/test-support/src/stripe-stand-in/stripe-stand-in.ts'

const root = join(import.meta.dirname, '..')
const webUrl = 'http://localhost:5173'
const apiPort = process.env.PORT ?? '3000'

const stripe = process.env.STRIPE_STAND_IN
  ? await startStripe({ webhookUrl: `http://127.0.0.1:${apiPort}/api/stripe/webhook` })
  : undefined

const api = run(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  PUBLIC_URL: webUrl,
  PORT: apiPort,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  ...stripe?.env,
})
const web = run(['node_modules/vite/bin/vite.js', 'apps/web', '--host', 'localhost'], {
  API_URL: `http://127.0.0.1:${apiPort}`,
  ...(stripe && { STRIPE_JS_URL: `${stripe.url}/stripe.js` }),
})

function run(args: string[], env: NodeJS.ProcessEnv) {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
}

function stop() {
  api.kill('SIGTERM')
  web.kill('SIGTERM')
  void stripe?.close()
}

function stopWith(child: ChildProcess) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0
    stop()
  })
}

stopWith(api)
stopWith(web)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
