import type { Rolldown } from 'vite'

type CodeSplitting = Extract<Rolldown.OutputOptions['codeSplitting'], object>
type Group = NonNullable<CodeSplitting['groups']>[number]
type ModuleGraph = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1]

// Route modules have kebab-case names; components, which are in the same folders, have PascalCase names.
// The glossary has drawings, which would become part of the chunks of pages without drawings.
const publicRoute = /\/app\/public\/(?!glossary)[a-z0-9-]+\.tsx$/
const readingRoute = /\/(home|sign|about|content-page|faqs|legal)\.tsx$/
const resultsRoute = /\/(category-results|handshape-signs|view-all|word-search)\.tsx$/
const accountRoute = /\/app\/auth\/[a-z0-9-]+\.tsx$/

const isReading = (route: string): boolean => readingRoute.test(route)
const isResults = (route: string): boolean => resultsRoute.test(route)

/** The routes that import a module statically, directly or through other modules. */
function routesOf(moduleId: string, graph: ModuleGraph, route: RegExp): string[] {
  const importers = new Set([moduleId])
  // A Set can grow while it is iterated: this visits each importer once.
  for (const id of importers)
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) importers.add(importer)
  return [...importers].filter((id) => route.test(id))
}

/**
 * A chunk of the modules that at least so many of the routes load, and whose routes meet the condition. The imports of a
 * module have its routes and more: they must meet the condition, too, or belong to a group above.
 */
const sharedBy = (
  name: string,
  route: RegExp,
  minRoutes: number,
  isSelected: (routes: readonly string[]) => boolean = () => true,
): Group => ({
  name(moduleId, graph) {
    const routes = routesOf(moduleId, graph, route)
    return routes.length >= minRoutes && isSelected(routes) ? name : null
  },
})

/**
 * The chunks that several pages share. Few large files compress better than dozens of small ones, and every page names
 * each of its files. A module belongs to the first group that selects it, together with everything that it imports.
 */
export const sharedChunks: Group[] = [
  { name: 'vendor', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  // Every public page: the root route and the layout with the header, the menus and the search box.
  { name: 'frame', test: /\/app\/(root|public\/PublicLayout)\.tsx$/ },
  // Also needed by the suggestions below the search box of every page, which need nothing else of searches.
  { name: 'query', test: /\/domains\/search\/(search-model|presenters\/step-notes|ui\/StepsNote)\.tsx?$/ },
  // What pages to read, such as home and a sign, share with searches; what only they need; what searches need; what only
  // lists of results need.
  sharedBy('kit', publicRoute, 3, (routes) => routes.some(isReading) && !routes.every(isReading)),
  sharedBy('player', publicRoute, 3, (routes) => routes.every(isReading)),
  sharedBy(
    'search',
    publicRoute,
    2,
    (routes) => !routes.every(isResults) && (routes.length > 2 || !routes.some(isReading)),
  ),
  sharedBy('results', publicRoute, 3),
  sharedBy('forms', accountRoute, 2),
  // Loaded by the first form that is validated in the browser.
  { name: 'zod', test: /\/node_modules\/zod\// },
]
