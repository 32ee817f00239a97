// The walls between the folders of src (ARCHITECTURE.md). Each room lists what it may import besides itself; unit tests
// stand outside of the walls, since they may use anything.
const unitTest = '\\.test\\.ts$';

const rooms = {
  contracts: [],
  errors: ['contracts'],
  time: ['contracts'],
  processes: [],
  language: ['contracts', 'errors'],
  observability: ['contracts', 'errors'],
  config: ['contracts', 'errors', 'language'],
  features: ['contracts', 'language', 'errors', 'observability', 'scheduling'],
  engines: ['contracts', 'language', 'errors', 'observability', 'scheduling', 'threads', 'time', 'processes'],
  formats: ['contracts', 'language', 'errors', 'observability', 'threads', 'time', 'typesetting', 'processes'],
  typesetting: ['contracts', 'language', 'errors'],
  converters: ['contracts', 'language', 'errors', 'observability', 'scheduling', 'formats', 'processes'],
  audio: ['contracts', 'language', 'errors', 'observability', 'scheduling', 'processes'],
  outbound: ['contracts', 'errors', 'scheduling'],
  storage: ['contracts', 'language', 'errors', 'observability', 'scheduling', 'threads', 'time'],
  scheduling: ['contracts'],
  threads: ['contracts', 'errors', 'scheduling', 'processes'],
  identity: ['contracts'],
  mail: ['contracts', 'language', 'errors', 'observability'],
  jobs: ['contracts', 'language', 'errors', 'observability'],
  http: ['features', 'contracts', 'language', 'errors', 'observability', 'threads', 'time'],
  realtime: ['features', 'contracts', 'language', 'errors', 'observability'],
};

const walls = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-imports-only-${['itself', ...allowed].join('-')}`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: unitTest },
  to: { path: '^(src|test|tools|bench|web|bin)/', pathNot: `^src/(${[room, ...allowed].join('|')})/` },
}));

/** Folders whose parts are exchangeable: one part never imports another; registries and routers stand above the parts. */
const apart = ['engines', 'formats'].map((room) => ({
  name: `${room}-know-nothing-of-each-other`,
  severity: 'error',
  from: { path: `^src/${room}/([^/]+)/`, pathNot: unitTest },
  to: { path: `^src/${room}/([^/]+)/`, pathNot: [`^src/${room}/$1/`, `^src/${room}/shared/`] },
}));

/** The web console knows the server by its interface alone, and its pages know nothing of each other. */
const consoleWalls = [
  {
    name: 'the-console-knows-only-the-interface',
    severity: 'error',
    from: { path: '^web/', pathNot: unitTest },
    to: { path: '^(src|test|tools|bench|bin)/' },
  },
  {
    name: 'pages-of-the-console-know-nothing-of-each-other',
    severity: 'error',
    from: { path: '^web/src/pages/([^/]+)/', pathNot: unitTest },
    to: { path: '^web/src/', pathNot: '^web/src/(pages/$1|api|design|messages|shell)/' },
  },
  {
    name: 'what-pages-share-knows-no-page',
    severity: 'error',
    from: { path: '^web/src/(api|design|messages)/', pathNot: unitTest },
    to: { path: '^web/src/(pages|app|main)' },
  },
  {
    name: 'nothing-imports-the-console',
    severity: 'error',
    from: { path: '^(src|test|tools|bench|bin)/' },
    to: { path: '^web/' },
  },
];

module.exports = {
  forbidden: [
    ...walls,
    ...apart,
    ...consoleWalls,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      // Node's newest modules have no name without the prefix.
      to: { couldNotResolve: true, pathNot: '^node:' },
    },
    {
      name: 'only-the-command-line-imports-the-app',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/cli/', unitTest] },
      to: { path: '^src/(app|main)\\.ts$' },
    },
    {
      name: 'only-the-app-imports-the-composition',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(composition/|app\\.ts$)', unitTest] },
      to: { path: '^src/composition/' },
    },
    {
      name: 'nothing-imports-the-command-line',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(cli/|main\\.ts$)', unitTest] },
      to: { path: '^src/(cli/|main\\.ts$)' },
    },
    {
      name: 'the-product-imports-no-tests-or-tools',
      severity: 'error',
      from: { path: '^src/', pathNot: unitTest },
      to: { path: ['^(test|tools|bench|bin)/', unitTest] },
    },
    {
      name: 'the-fake-engine-is-for-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/engines/fake/', unitTest] },
      to: { path: '^src/engines/fake/' },
    },
    {
      name: 'the-product-needs-no-development-dependency',
      severity: 'error',
      from: { path: '^src/', pathNot: unitTest },
      // Types are gone at run time, and Node's own come from a development dependency.
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'every-package-is-declared',
      severity: 'error',
      from: { path: '^(src|test|tools|bench|web)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'undetermined'] },
    },
  ],
  options: {
    // Type imports count as imports.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // What is built from the sources.
    exclude: { path: '^web/dist' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
