const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const test = '[.](test|bench)[.]tsx?$'
const shells = '^(app|api|worker|cli)/'

/** The floor plan of ARCHITECTURE.md, held by a tool. */
module.exports = {
  forbidden: [
    rule(
      'shells-are-leaves',
      'Nothing imports app, api, worker or cli but the starter and the build.',
      {
        pathNot: `${shells}|^(server|dev|open-site|open-installation|react-router[.]config)[.]ts$|^bench/|^tests/`,
      },
      { path: shells },
    ),
    rule(
      'shells-do-not-mix',
      'app, api, worker and cli do not import one another.',
      { path: '^(app|api|worker|cli)/' },
      { path: shells, pathNot: '^$1/' },
    ),
    rule(
      'shells-use-no-queries',
      'Pages call use cases; use cases call queries.',
      { path: shells },
      { path: '[.]queries[.]ts$' },
    ),
    rule(
      'domains-meet-at-the-door',
      'Another domain is entered by index.ts, ui/ or its pure files.',
      { path: '^domains/([^/]+)/', pathNot: test },
      { path: '^domains/([^/]+)/', pathNot: '^domains/($1/|[^/]+/([^/]+[.]ts$|ui/))' },
    ),
    rule(
      'model-is-pure',
      'Model, policy, input, presenter do no I/O.',
      { path: '^domains/[^/]+/[^/]+[.]ts$', pathNot: '(index|[.]test)[.]ts$' },
      {
        path: '^(platform/(db|storage|control|backup)/|domains/[^/]+/server/|ui/)|^node:',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'ui-stays-in-the-browser',
      'React never imports server code.',
      { path: '^(ui/|domains/[^/]+/ui/)', pathNot: test },
      {
        path: '^(platform/(db|storage|control|backup)/|domains/[^/]+/(server/|index[.]ts$))',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'platform-knows-no-domain',
      'platform/ is the floor.',
      { path: '^platform/', pathNot: test },
      { path: '^(domains|app|api|worker|cli)/', dependencyTypesNot: ['type-only'] },
    ),
    rule('ui-kit-is-domain-free', 'ui/ knows no signs.', { path: '^ui/' }, { path: '^(domains|app)/' }),
    rule(
      'public-pages-stay-light',
      'What a public page loads first has neither the panel kit nor zod.',
      { path: '^(app/public/|app/root|domains/[^/]+/ui/|ui/base/)' },
      { path: '^ui/panel/|node_modules/zod/' },
    ),
    rule('no-cycles', 'Two modules that need each other are one, or hide a third.', {}, { circular: true }),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[+]types/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
