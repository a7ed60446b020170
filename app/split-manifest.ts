import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestUrl, routesOfArea } from './site-area-routes.ts'
import { siteAreas } from './site-areas.ts'

/**
 * Replaces the route manifest of the build by one manifest for each site area (ADR 0012).
 * @param folder the built assets of the browser
 * @throws Error when the manifest is missing or has an unknown format
 */
export function splitManifest(folder: string): void {
  const [fileName] = globSync('manifest-*.js', { cwd: folder })
  if (fileName === undefined) throw new Error('The build wrote no route manifest')
  const text = readFileSync(join(folder, fileName), 'utf8')
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}') + 1
  const manifest = JSON.parse(text.slice(start, end))
  if (!manifest.routes?.root || typeof manifest.url !== 'string')
    throw new Error('The route manifest of the build has an unknown format')
  for (const area of siteAreas) {
    const areaManifest = {
      ...manifest,
      routes: routesOfArea(manifest.routes, area),
      url: manifestUrl(manifest.url, area),
    }
    const path = join(folder, manifestUrl(fileName, area))
    writeFileSync(path, text.slice(0, start) + JSON.stringify(areaManifest) + text.slice(end))
  }
  rmSync(join(folder, fileName))
}
