// Who may import whom. Rules go by pattern, so that a new folder needs no line here; scripts/check-boundaries.test.ts shows that each one fires.
import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser'

type Rule = IForbiddenRuleType & { name: string }

const test = '(\\.test\\.tsx?$|^testing/)'

/** A floor sees itself and those below it. */
function floor(room: 'server' | 'web', name: string, below: readonly string[]): Rule {
  return {
    name: `${room}-${name}-is-a-floor`,
    comment: `${room}/${name} imports nothing above itself`,
    from: { path: `^${room}/${name}/`, pathNot: test },
    to: { path: `^${room}/`, pathNot: `^${room}/(${[name, ...below].join('|')})(/|\\.ts$)` },
  }
}

const rooms: Rule[] = [
  {
    name: 'contract-imports-zod-only',
    comment: 'the contract is shared by server and web, so it depends on neither',
    from: { path: '^contract/', pathNot: test },
    to: { pathNot: ['^contract/', '(^|/)node_modules/zod/'] },
  },
  {
    name: 'drawing-sees-contract',
    comment: 'figures are pure functions over contract types, drawn alike on screen and in PDFs',
    from: { path: '^drawing/', pathNot: test },
    to: { pathNot: '^(drawing|contract)/' },
  },
  {
    name: 'engine-is-pure',
    comment:
      'the engine sees the contract and itself: no packages, nothing of Node; the website audit and the search have pure ones',
    from: { path: '^engine/', pathNot: [test, '^engine/brand-review/', '^engine/strategist/search-cards'] },
    to: { pathNot: '^(engine|contract)/' },
  },
  {
    name: 'the-audit-reads-sites-with-parsers',
    comment: 'the review may use three parsers without side effects, and no other package',
    from: { path: '^engine/brand-review/', pathNot: test },
    to: { pathNot: '^(engine|contract)/|(^|/)node_modules/(htmlparser2|css-tree|culori)/' },
  },
  {
    name: 'the-guide-searches-with-a-package',
    comment: 'the search may use one full-text index without side effects, and no other package',
    from: { path: '^engine/strategist/search-cards', pathNot: test },
    to: { pathNot: '^(engine|contract)/|(^|/)node_modules/minisearch/' },
  },
  {
    name: 'server-sees-contract-drawing-and-engine',
    comment: 'of the other rooms, the server imports only these',
    from: { path: '^server/' },
    to: { path: '^(web|scripts|journeys|evals|bench|faults|seed)/' },
  },
  {
    name: 'server-sees-the-engine-in-writers',
    comment: 'a language model may write instead: only *-writer.ts and measure-*.ts import the engine',
    from: { path: '^server/', pathNot: [test, '-writer\\.ts$', '/measure-[^/]+\\.ts$'] },
    to: { path: '^engine/' },
  },
  {
    name: 'web-sees-contract-and-drawing',
    comment: 'of the other rooms, the web imports only these',
    from: { path: '^web/' },
    to: { path: '^(server|engine|scripts|journeys|evals|bench|faults|seed)/' },
  },
  {
    name: 'web-runs-in-a-browser',
    comment: 'no module of Node',
    from: { path: '^web/', pathNot: test },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'contract-plain-is-plain',
    comment: 'screens run this code, so it takes only types from the calls and from zod',
    from: { path: '^contract/plain/', pathNot: test },
    to: { pathNot: '^contract/plain/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'screens-run-plain-contract',
    comment: 'screens take only types from contract files that load zod, which is 25-77 KB',
    from: { path: '^(web|drawing)/', pathNot: test },
    to: {
      path: ['^contract/', '(^|/)node_modules/zod/'],
      pathNot: '^contract/plain/',
      dependencyTypesNot: ['type-only'],
    },
  },
]

const floors: Rule[] = [
  floor('server', 'platform', []),
  floor('server', 'tables', ['platform']),
  floor('server', 'calls', ['platform']),
  floor('server', 'account', ['calls', 'tables', 'platform']),
  floor('server', 'writing', ['calls', 'tables', 'platform']),
  floor('server', 'brand', ['writing', 'account', 'calls', 'tables', 'platform']),
  floor('web', 'ui', ['paths']),
  floor('web', 'calls', ['ui', 'paths']),
  floor('web', 'writing', ['calls', 'ui', 'paths']),
  floor('web', 'account', ['writing', 'calls', 'ui', 'paths']),
  floor('web', 'brand', ['writing', 'account', 'calls', 'ui', 'paths']),
  {
    name: 'server-areas-are-apart',
    comment: 'areas do not import each other; shared code moves down to brand/',
    from: { path: '^server/(?!app/|brand/|writing/|account/|calls/|tables/|platform/)([^/]+)/', pathNot: test },
    to: { path: '^server/', pathNot: '^server/($1|brand|writing|account|calls|tables|platform)/' },
  },
  {
    name: 'web-areas-are-apart',
    comment: 'areas do not import each other; shared code moves down to brand/',
    from: { path: '^web/(?!app/|brand/|writing/|account/|calls/|ui/)([^/]+)/', pathNot: test },
    to: { path: '^web/', pathNot: '^web/(($1|brand|writing|account|calls|ui)/|paths\\.ts$)' },
  },
  {
    name: 'engine-tools-are-apart',
    comment: 'a tool imports itself and the floors below it: facts/ and language/',
    from: { path: '^engine/([^/]+)/', pathNot: [test, '^engine/(facts|language)/'] },
    to: { path: '^engine/', pathNot: '^engine/($1|facts|language)/' },
  },
  {
    name: 'engine-facts-is-a-floor',
    comment: 'facts are read from plain text for every tool: facts/ imports language/ and itself',
    from: { path: '^engine/facts/', pathNot: test },
    to: { path: '^engine/', pathNot: '^engine/(facts|language)/' },
  },
  {
    name: 'engine-language-is-a-floor',
    comment: 'language/ imports only itself',
    from: { path: '^engine/language/', pathNot: test },
    to: { path: '^engine/', pathNot: '^engine/language/' },
  },
  {
    name: 'nothing-sees-main',
    comment: 'importing it starts a server',
    from: { pathNot: '^scripts/start\\.ts$' },
    to: { path: '^server/main\\.ts$' },
  },
  {
    name: 'settings-are-passed-on',
    comment: 'main.ts and the commands read the settings; everything else gets what it needs as an argument',
    from: { pathNot: ['^server/main\\.ts$', '^scripts/', test] },
    to: { path: '^server/config\\.ts$' },
  },
]

const habits: Rule[] = [
  { name: 'no-cycles', comment: 'cycles make code hard to read and to load', from: {}, to: { circular: true } },
  { name: 'everything-resolves', comment: 'every import resolves to a file', from: {}, to: { couldNotResolve: true } },
  {
    name: 'product-sees-no-tests',
    comment: 'product code does not import test code',
    from: { pathNot: [test, '^(journeys|evals|bench|faults|seed|scripts)/', '\\.config\\.ts$'] },
    to: { path: test, pathNot: 'node_modules/' },
  },
  {
    name: 'product-runs-without-tools',
    comment: 'product code does not import development dependencies',
    from: { path: '^(contract|drawing|engine|server|web)/', pathNot: test },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'names-tell',
    comment: 'no catch-all names: a file or folder is named after its content',
    from: {},
    to: {
      path: '(^|/)(index|utils?|helpers?|misc|common|lib|types|constants)(\\.tsx?$|/)|(^|/)(components|hooks|services)/',
      pathNot: 'node_modules/',
    },
  },
]

const options: ICruiseOptions = {
  // Without a parser that knows this TypeScript, it reads 0 modules and is content.
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  exclude: { path: '^(dist|\\.cache)/' },
}

export default {
  forbidden: [...rooms, ...floors, ...habits].map((rule): Rule => ({ severity: 'error', ...rule })),
  options,
}
