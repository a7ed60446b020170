import { FacetIndex } from '#domains/search/engine/facet-index.ts'
import { glossComparator } from '#domains/search/engine/gloss-comparator.ts'
import { SearchEngine } from '#domains/search/engine/search-engine.ts'
import { inflections } from '#domains/search/inflection/inflections.ts'
import { aQuery } from '#domains/search/search-entry.fixture.ts'
import { questions } from './questions-nzsl.ts'
import { readRealEntries } from './real-lexicon.ts'
import { formatTable, type Row } from './results.ts'

/** The number of signs among which a wanted sign is expected. */
const firstSigns = 6

/** Measures how many questions have a wanted sign of the real lexicon among the first, and prints the others. */
export function benchQuestions(): Row[] {
  const entries = readRealEntries()
  const engine = new SearchEngine({ facets: FacetIndex, compare: glossComparator('en'), inflections })
  engine.apply(entries, [])
  const glosses = new Set(entries.map(({ gloss }) => withoutNumber(gloss)))
  const glossOf = (id: number) => engine.entry(id)?.gloss ?? ''

  const isAnswered = ([question, ...wanted]: Question): boolean => {
    const unknown = wanted.filter((gloss) => !glosses.has(gloss))
    if (unknown.length > 0) throw new Error(`No sign of the real lexicon: ${unknown.join(', ')}`)
    const { hits } = engine.search(aQuery({ q: question, language: 'en' }))
    const first = hits.slice(0, firstSigns).map(({ id }) => glossOf(id))
    const isFound = first.some((gloss) => wanted.includes(withoutNumber(gloss)))
    if (!isFound) console.log(`  ${question} → ${first.join(', ') || 'nothing'}; wanted ${wanted.join(', ')}`)
    return isFound
  }
  const shareRow = (name: string, asked: readonly Question[], target?: number): Row => ({
    name: `questions: ${name} (${asked.length}), among the first ${firstSigns}`,
    value: (100 * asked.filter(isAnswered).length) / asked.length,
    unit: '%',
    ...(target !== undefined && { target }),
  })
  const rows = Object.entries(questions).map(([kind, asked]) => shareRow(kind, asked))
  const all = Object.values(questions).flat()
  const answered = rows.reduce(
    (sum, { value }, at) => sum + value * (Object.values(questions)[at]?.length ?? 0),
    0,
  )
  return [
    ...rows,
    {
      name: `questions: all (${all.length}), among the first ${firstSigns}`,
      value: answered / all.length,
      unit: '%',
      target: 95,
    },
  ]
}

type Question = readonly [question: string, ...glosses: string[]]

/** The gloss without the number of its homonym. */
const withoutNumber = (gloss: string) => gloss.replace(/-\d+$/, '')

if (import.meta.main) console.log(formatTable(benchQuestions()))
