import { buildSite } from './build-site.ts'

/** `npm run build`: builds the program into build/site. */
buildSite()
