import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestAddress, routesOfArea } from './site-area-routes.ts'
import { siteAreas } from './site-areas.ts'

/**
 * Puts a list of routes for each area in place of the one of all routes that the build wrote.
 * @param folder the built files of the browser
 * @throws Error when there is no such list
 */
export function splitManifest(folder: string): void {
  const [name = ''] = globSync('manifest-*.js', { cwd: folder })
  const text = name && readFileSync(join(folder, name), 'utf8')
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}') + 1
  if (from < 0) throw new Error('The build wrote no list of routes')
  const whole = JSON.parse(text.slice(from, to))
  for (const area of siteAreas) {
    const own = { ...whole, routes: routesOfArea(whole.routes, area), url: manifestAddress(whole.url, area) }
    const path = join(folder, manifestAddress(name, area))
    writeFileSync(path, text.slice(0, from) + JSON.stringify(own) + text.slice(to))
  }
  rmSync(join(folder, name))
}
