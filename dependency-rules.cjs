const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const tests = '[.](test|bench|fixture|arbitrary)[.]tsx?$'
const shells = '^(app|api|cli)/'
const serverPlatform = 'platform/(db|storage|control|backup)/'
/** Components of domains for pages of the panel. */
const panelComponents =
  '^domains/(audit-log|contact-management|dataset-management|eaf-videos|erasure|language-management|missing-words|numbers|occurrences|setup|sign-clips|sign-form|sign-import|sign-management|simple-lists|site-settings|vocabulary-management)/ui/|^domains/[^/]+/((administration|acceptance)/ui/|profile/ui/Photo(Form|Cropper)[.]|ui/(recording/[A-Z]|(ConsentForm|ConsentStepper|LegalAcceptanceForm|MediaField|MediaPreview)([.]test)?[.]tsx|use-picture-upload[.]))'
/** Films a sign; it has components of the panel. */
const camera = '^domains/media/ui/recording/RecordingDialog[.]tsx$'
/** Modules of packages/hands that need only features, views and drawings. */
const lightModulesOfHands =
  '(features|feature-code|drawing-version|hand-svg|view|vector|pose/best-view|pose/selected-fingers)[.]ts$'
/** Which locations the body drawing shows, without components. */
const drawnLocations = 'body/body-locations[.]ts$'
/** Colours of a theme and their contrast, without components. */
const colorMath = 'theme/[a-z-]+[.]ts$'
/** What reads or writes CSV files. */
const importsAndExports =
  '^domains/signs/(csv/|server/|(sign[.]export|export-writers)[.]ts$)|^domains/sign-import/|^domains/sign-management/(server|data-package)/|^domains/language-management/server/|^domains/(audit-log/audit-log|numbers/numbers)[.]export[.]ts$|^domains/eaf-videos/sign-uses[.]export[.]ts$|^domains/occurrences/occurrences[.]export[.]ts$|^app/panel/sign-import/|^api/imports[.]api[.]ts$|^cli/'
const valuesOnly = { dependencyTypesNot: ['type-only'] }

/** The rules for imports; ARCHITECTURE.md explains them. */
module.exports = {
  forbidden: [
    rule(
      'shells-are-entry-points',
      'Only the server, the build, benchmarks and tests import app, api or cli.',
      {
        pathNot: `${shells}|^(server|bench|chaos|tests)/|^react-router[.]config[.]ts$`,
      },
      { path: shells },
    ),
    rule(
      'shells-do-not-import-each-other',
      'Code for two of app, api and cli belongs to a domain or to platform.',
      { path: '^(app|api|cli)/' },
      { path: shells, pathNot: '^$1/' },
    ),
    rule(
      'shells-use-no-queries',
      'Pages and API handlers call use cases. Use cases authorize the caller, queries do not.',
      { path: shells },
      { path: '[.]queries[.]ts$' },
    ),
    rule(
      'index-exports-no-queries',
      'Otherwise shells could call queries through index.ts.',
      { path: '^domains/[^/]+/index[.]ts$' },
      { path: '[.]queries[.]ts$' },
    ),
    rule(
      'public-and-panel-do-not-mix',
      'Shared parts are in app/frame, so that visitors do not load parts of the panel.',
      { path: '^app/(public|panel)/' },
      { path: '^app/(public|panel)/', pathNot: '^app/$1/' },
    ),
    rule(
      'server-code-of-other-domains-through-index',
      'The server folder of a domain is private: its index.ts exports the use cases. Use cases may also call its queries.',
      { path: '^domains/([^/]+)/', pathNot: tests },
      { path: '^domains/.+/server/', pathNot: '^domains/$1/|[.]queries[.]ts$' },
    ),
    rule(
      'pure-files-do-no-io',
      'Files of a domain outside server/ and ui/ are pure: models, policies, inputs, presenters, the search engine, CSV.',
      { path: '^domains/.+[.]ts$', pathNot: `/(server|ui)/|^domains/[^/]+/index[.]ts$|${tests}` },
      {
        path: `^(${serverPlatform}|ui/(?!${drawnLocations}|${colorMath})|domains/.+/(server|ui)/|domains/[^/]+/index[.]ts$)|^node:`,
        ...valuesOnly,
      },
    ),
    rule(
      'csv-only-in-imports-and-exports',
      'Kinds of properties and pages do not load it; the form of a sign least of all.',
      { path: '^(app|api|cli|domains|platform|ui)/', pathNot: `${importsAndExports}|${tests}` },
      { path: '^domains/signs/csv/' },
    ),
    rule(
      'kinds-load-neither-schemas-nor-tables',
      'Browsers load the kinds of properties; schemas and tables are for the server.',
      { path: '^domains/signs/kinds/(index|[^/]+/[^/.]+)[.]ts$|^domains/.+/ui/', pathNot: tests },
      { path: '^domains/signs/kinds/.*(wire|rows|wire-kinds|stored-kinds|schema-parts)[.]ts$' },
    ),
    rule(
      'hands-are-drawn-in-a-thread',
      'Drawing a hand takes a tenth of a second. Addresses and files of hands need only their codes and drawings.',
      { path: '^(app|api|cli|domains|platform|ui)/', pathNot: `^domains/hand-drawings/server/draw|${tests}` },
      {
        path: '^packages/hands/',
        pathNot: `^packages/hands/${lightModulesOfHands}`,
        ...valuesOnly,
      },
    ),
    rule(
      'files-of-people-are-inspected-apart',
      'A file can claim to need any amount of memory. Only tasks of platform/inspection read it, in a process with limits.',
      { pathNot: `[.]inspection[.]ts$|^(tools|bench|chaos|tests)/|${tests}` },
      { path: 'node_modules/(sharp|mediabunny|yauzl)/|[.]inspection[.]ts$', ...valuesOnly },
    ),
    rule(
      'light-modules-of-hands-read-no-mesh',
      'The server and browsers import them, and reading the mesh takes most of a second.',
      { path: `^packages/hands/${lightModulesOfHands}` },
      { path: '^packages/hands/', pathNot: `^packages/hands/${lightModulesOfHands}`, ...valuesOnly },
    ),
    rule(
      'ui-imports-no-server-code',
      'Components run in the browser.',
      { path: '^(ui/|domains/.+/ui/)', pathNot: tests },
      { path: `^(${serverPlatform}|domains/([^/]+/index[.]ts$|.+/server/))`, ...valuesOnly },
    ),
    rule(
      'contracts-are-types-in-the-browser',
      'It needs the types of what it receives; the schemas would bring zod.',
      { path: '^(ui/|domains/.+/ui/|platform/requests/)', pathNot: tests },
      { path: '[.]wire[.]ts$', ...valuesOnly },
    ),
    rule(
      'uploads-in-one-module',
      'Chunks, retries, remembered uploads and refusals are the same for every upload.',
      { pathNot: '^domains/media/ui/resumable-upload[.]ts$' },
      { path: 'node_modules/tus-js-client/' },
    ),
    rule(
      'packages-stand-alone',
      'Others can use a package without the dictionary. Its tests may read seeds.',
      { path: '^packages/', pathNot: tests },
      { path: '^(domains|platform|ui|app|api|cli|seeds)/|^node_modules/(?!saxes/)' },
    ),
    rule(
      'platform-imports-no-domain',
      'Platform code works for any domain.',
      { path: '^platform/', pathNot: tests },
      { path: '^(domains|app|api|cli)/', ...valuesOnly },
    ),
    rule(
      'design-system-imports-no-domain',
      'Components in ui/ receive their data as props.',
      { path: '^ui/' },
      { path: '^(domains|app)/' },
    ),
    rule(
      'public-pages-stay-light',
      'Visitors load neither the components of the panel nor zod, except the camera when they film a sign.',
      { path: '^(app/(public|frame|errors)/|app/root|domains/.+/ui/|ui/base/)', pathNot: panelComponents },
      { path: `^ui/panel/|node_modules/zod/|${panelComponents}`, pathNot: camera },
    ),
    rule(
      'camera-on-demand',
      'Public pages load it when somebody films a sign.',
      { path: '^(app/(public|frame|errors)/|app/root|domains/.+/ui/|ui/base/)', pathNot: panelComponents },
      { path: camera, dynamic: false },
    ),
    rule(
      'migrations-stay-as-they-are',
      'A migration does the same for ever, so it imports nothing that changes. It contains what it needs.',
      { path: '^migrations/\\d' },
      { pathNot: '^node_modules/kysely/' },
    ),
    rule(
      'server-composes',
      'It puts everything together for the programs that start; nothing else depends on that.',
      { pathNot: '^(server|cli|bench|chaos|tests)/' },
      { path: '^server/' },
    ),
    rule(
      'no-cycles',
      'Two modules that import each other belong together, or share a third.',
      {},
      { circular: true },
    ),
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
