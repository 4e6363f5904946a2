export type House = {
  /** The way from the house to its rooms, `src` unless told; a room called `test` lies beside it. */
  src?: string
  /** How one room calls another; without it there is only `./`. */
  alias?: string
  all: string
  /** What tests may import besides what their room may. */
  tests?: string
  /** `.` is the files that lie in no folder. */
  rooms: Record<string, string>
}

/**
 * Who may import whom. A house is a package, or a folder that stands for itself; a room is a folder
 * in it, or a file, without its ending. A room may import itself, what its whole house may, and what
 * its own line names: other rooms, packages, and
 * - `house`: every room
 * - `node`: Node's own modules
 * - `npm`: anybody's packages, not ours
 *
 * `features` stands for every room within; names in braces are rooms of their own.
 */
export const houses: Record<string, House> = {
  'packages/contract': {
    all: 'zod',
    tests: 'vitest',
    rooms: { '.': '' },
  },
  'packages/receipt-reader': {
    alias: '#',
    all: '@quittance/contract',
    tests: 'house node sharp vitest @quittance/receipt-drawing',
    rooms: {
      median: '',
      model: '',
      page: 'median',
      image: 'median page',
      recognize: 'median model page image',
      find: 'median model page image recognize',
      ocr: 'find median page image recognize',
      lexicon: '',
      rows: 'lexicon median page',
      tags: 'lexicon median model page rows',
      confidence: 'lexicon page rows tags',
      'receipt-reading': 'page',
      fields: 'confidence lexicon median model page receipt-reading rows tags',
      'runtime/node': 'model ocr page image recognize node onnxruntime-node sharp',
      pool: 'fields receipt-reading runtime node sharp',
      reader: 'pool receipt-reading',
      vision: 'fields receipt-reading rows node ai @ai-sdk sharp zod',
      quality: '',
      test: 'house node sharp vitest @quittance/receipt-drawing',
    },
  },
  'packages/receipt-drawing': {
    all: 'node sharp',
    tests: 'vitest',
    rooms: { '.': '' },
  },
  'packages/smtp-sink': {
    all: 'node mailparser smtp-server',
    tests: 'vitest',
    rooms: { '.': '' },
  },
  'packages/stripe-stand-in': {
    all: 'node stripe',
    tests: 'vitest',
    rooms: { '.': '' },
  },
  'apps/server': {
    alias: '#',
    all: 'node npm @quittance/contract',
    tests: 'house @quittance/{receipt-drawing,receipt-reader,smtp-sink,stripe-stand-in}',
    rooms: {
      'startup-error': '',
      settings: 'startup-error',
      log: '',
      reading: '',
      turns: '',
      zip: '',
      db: 'startup-error',
      storage: 'db',
      plans: 'db',
      rates: 'db',
      http: 'db settings turns',
      trips: 'db http',
      images: 'http turns',
      reports: 'db storage turns zip',
      mail: 'db log reports storage turns',
      accounts: 'db http mail plans turns',
      payments: 'db startup-error',
      'features/{auth,billing,config,demo-requests,first-screen,health,mailbox,passkeys,rates,receipts,reports,second-step,sessions,trips}':
        'accounts db http images mail payments plans reading reports settings storage trips turns zip',
      app: 'db features http mail payments reading reports settings storage',
      'adapters/mail': 'mail',
      'adapters/payments': 'db payments settings',
      'adapters/rates': 'db rates',
      'adapters/reading': 'http reading settings @quittance/receipt-reader',
      'adapters/storage': 'settings startup-error storage',
      admin: 'db plans startup-error',
      backup: 'db startup-error',
      demo: 'db storage @quittance/receipt-drawing',
      jobs: 'db mail payments rates storage',
      process: 'db log settings startup-error',
      commands:
        'accounts adapters admin backup db demo log payments process settings startup-error storage',
      main: 'adapters app db jobs log mail process settings startup-error',
      test: 'house @quittance/{smtp-sink,stripe-stand-in}',
    },
  },
  'apps/web': {
    alias: '#',
    all: 'npm @quittance/contract',
    tests: 'test',
    rooms: {
      ui: '',
      'offline/store': '',
      'lib/api': '',
      'lib/data': 'lib/api offline/store',
      'lib/account': 'lib/api lib/data offline/store',
      'lib/format': 'ui',
      'lib/photos': '',
      'offline/sender': 'lib/api lib/photos offline/store',
      'offline/worker': 'lib/api offline/sender offline/store',
      'offline/entries': 'lib/api lib/data lib/format offline/sender offline/store ui',
      'features/{account,auth,billing,finalize,marketing,rates,receipts,trips}':
        'lib offline/entries ui',
      pages: 'features lib/account lib/data lib/format offline/entries ui',
      app: 'features lib offline/entries pages ui',
      main: 'app ui',
      test: 'lib node',
    },
  },
  'apps/web/build': {
    src: '.',
    all: 'node npm #app/route-table.ts',
    rooms: { '.': '' },
  },
  e2e: {
    src: '.',
    alias: '#e2e/',
    all: 'node npm @quittance/{receipt-drawing,smtp-sink,stripe-stand-in,server/test/ecb-server,server/test/free-port}',
    rooms: { '.': '', stories: '.', engines: '.' },
  },
  bench: {
    src: '.',
    alias: '#',
    all: 'node npm',
    rooms: {
      api: '@quittance/server/test/free-port',
      crowd: 'api @quittance/{receipt-drawing,server/test/free-port}',
      pages: '@quittance/{e2e/chromium,receipt-drawing,server/test/free-port}',
      reader: '@quittance/{contract,receipt-drawing,receipt-reader,web/fit-for-sending}',
      replicas: '@quittance/server/test/free-port',
      faults: 'replicas @quittance/server/test/{free-port,postgres-processes,small-disk}',
      'never-lose':
        'faults replicas @quittance/{e2e/chromium,e2e/kept-phone,server/test/free-port}',
      reports: 'api',
      '.': 'api crowd faults never-lose pages reader replicas reports',
    },
  },
  scripts: {
    src: '.',
    all: 'node npm',
    tests: '../oxlint.config.ts',
    rooms: {
      '.': '../apps/server/src/settings.ts ../packages/stripe-stand-in/src/stripe-stand-in.ts',
    },
  },
  training: {
    src: '.',
    all: 'node npm',
    rooms: { chooser: '@quittance/receipt-reader', recognizer: '' },
  },
}
