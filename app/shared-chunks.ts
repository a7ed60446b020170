import type { Rolldown } from 'vite'

type CodeSplitting = Extract<Rolldown.OutputOptions['codeSplitting'], object>
type Group = NonNullable<CodeSplitting['groups']>[number]
type ModuleGraph = Parameters<Extract<Group['name'], (...args: never[]) => unknown>>[1]

// Route modules have kebab-case names; components, which are in the same folders, have PascalCase names.
const publicRoute = /\/app\/public\/[a-z0-9-]+\.tsx$/
const accountRoute = /\/app\/auth\/[a-z0-9-]+\.tsx$/

/** How many of the routes import a module statically, directly or through other modules. */
function countRoutes(moduleId: string, graph: ModuleGraph, route: RegExp): number {
  const importers = new Set([moduleId])
  // A Set can grow while it is iterated: this visits each importer once.
  for (const id of importers)
    for (const importer of graph.getModuleInfo(id)?.importers ?? []) importers.add(importer)
  return [...importers].filter((id) => route.test(id)).length
}

/** A chunk of the modules that at least so many of the routes load. Their imports meet the condition, too. */
const sharedBy = (name: string, route: RegExp, minRoutes: number): Group => ({
  name: (moduleId, graph) => (countRoutes(moduleId, graph, route) >= minRoutes ? name : null),
})

/**
 * The chunks that several pages share. Few large files compress better than dozens of small ones, and every page names
 * each of its files. A module belongs to the first group that selects it, together with everything that it imports.
 */
export const sharedChunks: Group[] = [
  { name: 'vendor', test: /\/node_modules\/(react|react-dom|react-router|i18next|scheduler)\// },
  // Every public page: the root route and the layout with the header, the menus and the search box.
  { name: 'frame', test: /\/app\/(root|public\/PublicLayout)\.tsx$/ },
  { name: 'pictures', test: /\/ui\/body\/pictures/ },
  { name: 'body', test: /\/ui\/body\//, minShareCount: 2 },
  sharedBy('kit', publicRoute, 3),
  // Small parts of two pages each, which would be two chunks.
  { name: 'parts', test: /\/(hand-drawings\/ui\/Notation|ui\/base\/Breadcrumb)/ },
  sharedBy('forms', accountRoute, 2),
  // Loaded by the first form that is validated in the browser.
  { name: 'zod', test: /\/node_modules\/zod\// },
]
