import { ElanFileError } from '../elan-error.ts'
import type { XmlHandlers } from './read-xml.ts'

/** The same handlers, after the first element had the expected name. */
export function requireRoot(root: string, handlers: XmlHandlers): XmlHandlers {
  let isFirst = true
  return {
    ...handlers,
    open(name, attributes, line) {
      if (isFirst && name !== root)
        throw new ElanFileError('wrongRoot', line, { element: name.slice(0, 100) })
      isFirst = false
      handlers.open(name, attributes, line)
    },
  }
}
