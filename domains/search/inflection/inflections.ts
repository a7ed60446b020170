import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import et from './et.json' with { type: 'json' }
import hu from './hu.json' with { type: 'json' }
import type { Inflection } from './inflection.ts'
import pt from './pt.json' with { type: 'json' }

/** The inflections by content language. Search works without in all other languages. */
export const inflections: Record<string, Inflection> = { de, en, et, hu, pt }
