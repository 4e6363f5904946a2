export type PackageRules = {
  /** Where the modules are, `src` by default; modules called `build`, `data` and `test` are beside it. */
  src?: string
  /** The prefix for imports across modules; without it there is only `./`. */
  alias?: string
  all: string
  /** What tests may import besides what their module may. */
  tests?: string
  /** A module is a folder or a file without its ending; `.` is the files in no folder. */
  modules: Record<string, string>
}

/**
 * Which module may import what: itself, what `all` of its package lists, and what its own row lists:
 * other modules, npm packages, `package` (every module of the package), `node` (Node's own modules)
 * and `npm` (any npm package except ours). `features` stands for every module below it; `a/{b,c}`
 * stands for two modules. Rows only list modules above them, so that imports go one way.
 */
export const packageRules: Record<string, PackageRules> = {
  'packages/contract': { all: 'zod', tests: 'vitest', modules: { '.': '' } },
  'packages/record': {
    all: '',
    tests: 'node vitest @quittance/test-support',
    modules: { '.': '' },
  },
  'packages/receipt-reader': {
    alias: '#',
    all: '@quittance/contract',
    tests: 'package node sharp vitest zod @quittance/test-support',
    modules: {
      '{data,median,model,pool,quality}': '',
      lexicon: 'data',
      page: 'median',
      image: 'median page',
      recognize: 'median model page image',
      find: 'median model page image recognize',
      ocr: 'find median page image recognize',
      rows: 'lexicon median page',
      tags: 'lexicon median model page rows',
      confidence: 'lexicon page rows tags',
      'receipt-reading': 'page',
      'receipt-reader': 'receipt-reading',
      document: 'page receipt-reading',
      nets: 'model',
      fields: 'confidence data lexicon median model page receipt-reading rows tags',
      einvoice: 'document fields lexicon page rows saxes',
      layers: 'fields lexicon page receipt-reading rows tags',
      'runtime/browser': 'fields image nets ocr pool receipt-reading recognize',
      'runtime/node':
        'document einvoice fields layers model ocr page image pool receipt-reading recognize node @hyzyla/pdfium libheif-js onnxruntime-node postal-mime sharp',
      reader: 'pool receipt-reader receipt-reading runtime/node',
      'document-reader': 'document pool receipt-reading runtime/node',
      vision: 'fields receipt-reader receipt-reading rows node sharp zod',
      build: 'nets wabt',
      test: 'package node sharp vitest @quittance/test-support',
    },
  },
  'packages/test-support': {
    all: 'node mailparser pdfkit sharp smtp-server stripe @quittance/record',
    modules: {
      '{pdf,receipts,sealed-claim,smtp-sink,stripe-stand-in}': '',
      'change-archive': 'sealed-claim',
    },
  },
  'apps/server': {
    alias: '#',
    all: 'node npm @quittance/{contract,record}',
    tests: 'package @quittance/{receipt-reader,test-support}',
    modules: {
      'startup-error': '',
      db: 'startup-error',
      settings: 'process startup-error',
      process: 'db settings startup-error ../../package.json',
      http: 'db process settings',
      // Nouns use each other's queries and rules; lint refuses cycles between files.
      '{accounts,billing,claims,documents,mail,mail-in,rates,receipts,record,storage,trips}':
        'accounts billing claims db documents http mail mail-in process rates receipts record settings startup-error storage trips @quittance/receipt-reader',
      ops: 'accounts billing claims db documents http mail mail-in process rates receipts record settings startup-error storage trips @quittance/test-support',
      app: 'accounts billing claims db documents http mail mail-in ops process rates receipts record settings storage trips',
      main: 'package',
      test: 'package @quittance/{receipt-reader,test-support}',
    },
  },
  'apps/web': {
    alias: '#',
    all: 'npm @quittance/contract',
    tests: 'test',
    modules: {
      '{ui,offline/store,lib/api,lib/photos}': '',
      'lib/data': 'lib/api offline/store',
      'lib/account': 'lib/api lib/data offline/store ui',
      'lib/format': 'ui',
      'lib/claims': 'lib/api lib/data ui',
      'offline/sender': 'lib/api lib/photos offline/store',
      'offline/reader': 'lib/api lib/data offline/store ui @quittance/receipt-reader',
      'offline/worker':
        'lib/api lib/photos offline/reader offline/sender offline/store @quittance/receipt-reader',
      'offline/entries':
        'lib/api lib/data lib/format offline/reader offline/sender offline/store ui',
      'features/{account,auth,billing,finalize,marketing,rates,receipts,trips}':
        'lib offline/entries offline/reader ui',
      pages: 'features lib/account lib/data lib/format offline/entries ui',
      app: 'features lib offline/entries pages ui',
      main: 'app ui',
      test: 'lib node @quittance/receipt-reader',
    },
  },
  'apps/web/build': { src: '.', all: 'node npm #app/route-table.ts', modules: { '.': '' } },
  e2e: {
    src: '.',
    alias: '#e2e/',
    all: 'node npm @quittance/{test-support,server/test/ecb-server,server/test/free-port,server/test/oidc-server}',
    modules: { '.': '', screens: '.', stories: '. screens', engines: '. screens' },
  },
  bench: {
    src: '.',
    alias: '#',
    all: 'node npm',
    modules: {
      shared: '@quittance/server/test/{free-port,postgres-processes}',
      api: 'shared',
      crowd:
        'api shared @quittance/test-support @quittance/server/test/{free-port,postgres-processes}',
      reader: '@quittance/{contract,test-support,receipt-reader}',
      image: 'shared @quittance/{test-support,server/test/free-port}',
      replicas: 'shared @quittance/server/test/free-port',
      faults: 'shared @quittance/server/test/{postgres-processes,small-disk}',
      'never-lose': 'shared @quittance/e2e/{chromium,kept-phone}',
      twice: 'never-lose reader @quittance/server/{compare-prints,print-of}',
      '.': 'api crowd faults image never-lose reader replicas twice',
    },
  },
  scripts: {
    src: '.',
    all: 'node npm',
    tests: '../oxlint.config.ts',
    modules: {
      '.': '../apps/server/src/settings.ts ../packages/test-support/src/stripe-stand-in/stripe-stand-in.ts @quittance/receipt-reader',
    },
  },
  training: {
    src: '.',
    all: 'node npm',
    modules: { recognizer: '' },
  },
}
