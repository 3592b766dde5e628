import { posix } from 'node:path'

// The allowed imports between folders. Folders are divided by where code runs; inside functions, routes import commands, and those
// import the table and the adapters. The first row that fits a file counts.

const rooms = {
  '#web/': 'web/src/',
  '#functions/': 'functions/',
  '#infra/': 'infra/',
  '#shared/': 'shared/',
  '#scripts/': 'scripts/',
}

const browserOnly = ['node:', '@aws-sdk/']

/** Folders that a route of any noun may import. */
const belowRoutes = [
  'adapters',
  'commands',
  'core',
  'data',
  'drawing',
  'mail',
  'page-text',
  'search',
  'stock-file',
  'text',
]

const functionsRow = (folder, may, why, never = []) => ({
  in: `functions/${folder}/`,
  may: ['shared/', ...[folder, ...may].map((each) => `functions/${each}/`)],
  never,
  why,
})

const rows = [
  // Tests may set up anything.
  { in: /\.test\.tsx?$|^functions\/(?:testing|trust)\/|^web\/(?:e2e|src\/testing)\// },

  {
    in: 'shared/',
    may: ['shared/'],
    never: ['react', 'aws-', ...browserOnly],
    why: 'shared runs in the browser, in Lambda and in CloudFront: only zod, and nothing else of ours.',
  },

  {
    in: 'web/src/ui/',
    may: ['shared/', 'web/src/ui/', 'web/src/i18n/'],
    never: ['react-router-dom', '@tanstack/', ...browserOnly],
    why: 'ui knows no product, no router and no query.',
  },
  {
    in: 'web/src/pages/',
    may: [
      'shared/',
      ...['api', 'app', 'entities', 'features', 'i18n', 'pages', 'stores', 'ui', 'worker'].map(
        (each) => `web/src/${each}/`,
      ),
    ],
    never: browserOnly,
    why: 'A page composes features and entities.',
  },
  {
    in: /^web\/src\/features\/([^/]+)\//,
    may: [
      'shared/',
      ...['api', 'app', 'entities', 'features/$1', 'i18n', 'stores', 'ui', 'worker'].map(
        (each) => `web/src/${each}/`,
      ),
    ],
    never: browserOnly,
    why: "A feature knows no page and no other feature: what two features need is an entity's or the ui's.",
  },
  {
    in: 'web/src/entities/',
    may: [
      'shared/',
      ...['api', 'app', 'entities', 'i18n', 'stores', 'ui', 'worker'].map((each) => `web/src/${each}/`),
    ],
    never: browserOnly,
    why: 'An entity knows no feature and no page.',
  },
  {
    in: /^web\/src\/(?:api|stores)\//,
    may: ['shared/', ...['api', 'i18n', 'stores', 'ui', 'worker'].map((each) => `web/src/${each}/`)],
    never: browserOnly,
    why: 'The client and the stores know no page and no feature.',
  },
  {
    in: 'web/src/worker/',
    may: ['shared/', 'functions/search/', 'web/src/worker/'],
    never: browserOnly,
    why: 'A worker knows no page; of functions it imports the search engine alone, which is pure.',
  },
  {
    in: 'web/src/',
    may: ['shared/', 'web/src/'],
    never: browserOnly,
    why: 'web runs in a browser and imports shared only.',
  },

  functionsRow('text', [], 'Text tools know nothing of ours.'),
  functionsRow('mail', ['text'], 'Letters are words and markup.'),
  functionsRow('page-text', ['text'], 'Texts know no page.'),
  functionsRow('search', ['core'], 'The engine is pure.', ['@aws-sdk/', 'node:fs']),
  functionsRow('data', ['core', 'mail', 'search'], 'The table knows no route, no command and no adapter.'),
  functionsRow('adapters', ['core', 'data', 'search'], 'Adapters know no route and no command.'),
  functionsRow('core', ['adapters', 'data'], 'The core knows no route and no command.'),
  functionsRow('drawing', ['adapters'], 'Drawing knows no route.'),
  functionsRow('stock-file', ['data'], 'Reading a file writes nothing.'),
  functionsRow('commands', belowRoutes, 'A command knows no route.'),
  {
    in: 'functions/pages/text-content.ts',
    may: ['shared/', 'functions/', 'web/src/i18n/'],
    why: 'The documents of text pages say what the app says: of web they read its messages alone.',
  },
  // Files about several nouns: documents for crawlers, and everything stored about a person.
  { in: 'functions/pages/', may: ['shared/', 'functions/'], why: 'functions import shared only.' },
  { in: 'functions/identity/', may: ['shared/', 'functions/'], why: 'functions import shared only.' },
  { in: 'functions/archives/', may: ['shared/', 'functions/'], why: 'functions import shared only.' },
  functionsRow('jobs', [...belowRoutes, 'pages', 'archives'], 'A job knows no route.'),
  {
    in: /^functions\/([^/]+)\//,
    may: ['shared/', ...['$1', ...belowRoutes].map((each) => `functions/${each}/`)],
    why: 'A noun knows no other noun: what two need is a command, or lies with the table.',
  },

  {
    in: 'infra/',
    may: ['shared/', 'infra/', 'functions/core/env.ts'],
    why: 'infra reads shared; of functions only the types of core/env.ts.',
  },
]

/** The target of an import: a path within the repository, or the name of a package unchanged. */
const target = (file, written) => {
  const room = Object.keys(rooms).find((alias) => written.startsWith(alias))
  if (room) return { path: rooms[room] + written.slice(room.length), isOurs: true }
  return written.startsWith('.')
    ? { path: posix.join(posix.dirname(file), written), isOurs: true }
    : { path: written, isOurs: false }
}

const fit = (row, file) => (typeof row.in === 'string' ? file.startsWith(row.in) && [] : row.in.exec(file))

/**
 * Why a file, by its path within the repository, may not import something; undefined when it may.
 * @param {string} file
 * @param {string} written the specifier in the import
 * @returns {string | undefined}
 */
export const whyNot = (file, written) => {
  if (written === 'zod') return "Import `* as z from 'zod/mini'`: all of zod is five times its size."
  if (written.startsWith('../../')) return 'Use #shared, #functions, #web, #infra or #scripts.'
  const row = rows.find((row) => fit(row, file))
  if (!row) return undefined
  const { path, isOurs } = target(file, written)
  const [, own = ''] = fit(row, file)
  const may = (row.may ?? ['']).map((each) => each.replace('$1', own))
  const isRefused = isOurs
    ? !may.some((each) => path.startsWith(each))
    : (row.never ?? []).some((each) => path.startsWith(each))
  return isRefused ? row.why : undefined
}

export const directions = {
  create(context) {
    const check = (node, source) => {
      if (typeof source?.value !== 'string') return
      const message = whyNot(posix.relative(context.cwd, context.filename), source.value)
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
    }
  },
}
