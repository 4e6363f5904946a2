import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { createChunkNames } from './build/chunks.ts'
import { firstScreens } from './build/first-screens.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** `npm run dev` with STRIPE_STAND_IN=1 puts its own Stripe.js in the place of Stripe's. */
const stripeStandIn: Plugin = {
  name: 'stripe-stand-in',
  apply: 'serve',
  transformIndexHtml: () =>
    process.env.STRIPE_JS_URL
      ? [{ tag: 'script', attrs: { src: process.env.STRIPE_JS_URL }, injectTo: 'head' }]
      : [],
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), stripeStandIn, firstScreens],
  // The server replaces this with a fresh value for every page it serves.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The names are given so that what a file imports lies in the same or in a more common one.
          groups: [
            {
              debugName: 'parts of the app',
              name: createChunkNames(),
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/claims/', '/dev/mailbox', '/reports/'].map((path) => [path, { target: api }]),
    ),
  },
})
