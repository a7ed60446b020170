import { writtenEntry } from '#domains/elan-vocabulary/vocabulary-entries.ts'
import { vocabularyLanguages } from '#domains/elan-vocabulary/vocabulary-languages.ts'
import { distinctValues, writeEcv } from '#packages/elan/index.ts'
import { compressText } from '../api/compress-text.ts'
import { generateSigns } from './engine.bench.ts'
import type { Row } from './results.ts'

const languages = vocabularyLanguages(
  ['pt', 'en', 'de', 'hu', 'et'].map((code, position) => ({
    id: position + 1,
    code,
    isDefault: position === 0,
    otherLanguage: false,
    position,
    notes: null,
    names: {},
  })),
)

/** Measures how long the vocabulary for ELAN takes to write and compress, from signs in memory. */
export async function benchElanVocabulary(): Promise<Row[]> {
  const sizes = [
    { count: 4_807, target: 0.5 },
    { count: 100_000, target: 8 },
  ]
  const rows: Row[] = []
  for (const { count, target } of sizes) {
    const signs = generateSigns(count)
    const start = performance.now()
    const bytes = await writeCompressed(signs)
    const name = `vocabulary for ELAN of ${count.toLocaleString('en')} signs in five languages`
    rows.push(
      { name, value: (performance.now() - start) / 1000, unit: 's', target },
      { name: '… compressed', value: bytes / 1_000_000, unit: 'MB' },
    )
  }
  return rows
}

async function writeCompressed(signs: ReturnType<typeof generateSigns>): Promise<number> {
  const entries = signs.map((sign) =>
    writtenEntry(sign, {
      languages,
      nameOf: (entry) => `class ${entry}`,
      address: ({ id }) => `https://signs.example/films/${id}.mp4`,
    }),
  )
  const descriptions = languages.map(({ id }) => ({ language: id, text: 'Signs' }))
  const chunks = writeEcv({ author: 'Bench', date: '2026-01-01T00:00:00Z', languages: [...languages] }, [
    { id: 'signs', descriptions, entries: distinctValues(entries) },
  ])
  return (await compressText(chunks)).length
}
