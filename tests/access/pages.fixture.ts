import { resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ServerBuild } from 'react-router'
import { createPageHandler, type PageHandler, type SharedContext } from '../../app/create-page-handler.ts'

// @react-router/dev sets it before it loads app/routes.ts.
Object.assign(globalThis, { __reactRouterAppDirectory: 'app' })
const { default: routes } = (await import('../../app/routes.ts')) as { default: RouteConfigEntry[] }

interface Page {
  id: string
  parentId: string
  file: string
  path: string | undefined
  index: boolean | undefined
  /** The whole path below the locale. */
  pattern: string
  /** The ids of the layouts around it. */
  parents: string[]
  isLeaf: boolean
}

function flatten(entries: readonly RouteConfigEntry[], parents: string[], above: string): Page[] {
  return entries.flatMap(({ id, file, path, index, children }) => {
    const page = {
      id: id ?? file.replace(/\.tsx?$/, ''),
      parentId: parents.at(-1) ?? 'root',
      file,
      path,
      index,
      pattern: [above, path].filter(Boolean).join('/'),
      parents,
      isLeaf: children === undefined,
    }
    return [page, ...(children ? flatten(children, [...parents, page.id], page.pattern) : [])]
  })
}

const pages = flatten(routes, [], '')
const belowLocale = (pattern: string) => pattern.replace(/^:locale\/?/, '')

/** The patterns of all pages below the locale, from `app/routes.ts`. */
export const pagePatterns: string[] = pages
  .filter(({ isLeaf, pattern }) => isLeaf && pattern.startsWith(':locale/'))
  .map(({ pattern }) => belowLocale(pattern))

/**
 * The handler of these pages as the server has it, with their layouts and guards. It answers data and files; documents
 * are not rendered.
 */
export async function openPages(
  patterns: readonly string[],
): Promise<(context: SharedContext) => PageHandler> {
  const wanted = pages.filter(({ isLeaf, pattern }) => isLeaf && patterns.includes(belowLocale(pattern)))
  const ids = new Set(wanted.flatMap(({ id, parents }) => [id, ...parents]))
  const loaded = await Promise.all(
    pages
      .filter(({ id }) => ids.has(id))
      .map(async ({ id, parentId, path, index, file }) => {
        const module = await import(resolve('app', file))
        return [id, { id, parentId, path, index, module }] as const
      }),
  )
  const build = {
    entry: { module: { default: () => new Response() } },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      ...Object.fromEntries(loaded),
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  } as unknown as ServerBuild
  return (context) => createPageHandler({ build, isDevelopment: true, context })
}
