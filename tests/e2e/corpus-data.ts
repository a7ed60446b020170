import { readFileSync } from 'node:fs'
import { addRecording } from '#domains/eaf-videos/server/recording.fixture.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { insertMedia, insertMediaFile } from '#tests/rows.ts'

/** What the journeys find in the recordings. Those of the demonstration do not have the sign. */
export const corpus = {
  sign: 'ÁRVORE',
  title: 'Conversa na praça',
  sentence: 'Naquela árvore há muitos passarinhos.',
  german: 'Auf dem Baum dort sitzen viele Vögel.',
  restricted: { title: 'Gravação reservada', sentence: 'Ninguém pode ler isto.' },
} as const

const clips = new URL('../../seeds/demo/clips/', import.meta.url)

/** The number of people who sign the sentence in each public recording. */
const signers = { withFilm: 12, withoutFilm: 5 }

/** Two public recordings, one of them with a film, and a restricted one. */
export async function loadCorpus(db: Db, storage: Storage): Promise<void> {
  const rows = await db.selectFrom('sign').select(['id', 'gloss']).where('source', '=', 'demo').execute()
  const signs = new Map(rows.map(({ id, gloss }) => [gloss, id]))
  const withFilm = await add(db, signs, {
    title: corpus.title,
    state: 'RS',
    people: signers.withFilm,
    media: await storeFilm(db, storage, 'public'),
  })
  await add(db, signs, { title: 'Dia de feira', state: 'PE', people: signers.withoutFilm })
  await add(db, signs, {
    title: corpus.restricted.title,
    state: 'SP',
    people: 1,
    sentence: corpus.restricted.sentence,
    media: await storeFilm(db, storage, 'members'),
    visibility: 'restricted',
  })
  await db
    .updateTable('eafVideo')
    .set({ city: 'Porto Alegre', author: 'Equipe do corpus', licence: 'CC BY 4.0' })
    .where('id', '=', withFilm)
    .execute()
  await db.updateTable('eafTier').set({ language: 'deu' }).where('name', 'like', 'Übersetzung%').execute()
}

interface Facts {
  title: string
  state: string
  people: number
  sentence?: string
  media?: number
  visibility?: 'public' | 'restricted'
}

async function add(db: Db, signs: ReadonlyMap<string, number>, facts: Facts): Promise<number> {
  const { title, state, people, media, sentence = corpus.sentence, visibility = 'public' } = facts
  const lexical = (value: string, begin: number, end: number) => {
    const sign = signs.get(value)
    return { value, begin, end, ...(sign !== undefined && { sign }) }
  }
  const tiers = Array.from({ length: people }, (_, at) => `S${at + 1}`).flatMap((participant) => [
    {
      name: `${participant} Glosa MD`,
      participant,
      hand: 'strong' as const,
      annotations: [
        { value: 'IX', begin: 600, end: 800, mark: 'pointing' },
        lexical('ÁRVORE', 800, 1_100),
        lexical('PASSARINHO', 1_100, 1_400),
        { value: 'MUITO', begin: 1_400, end: 1_600 },
      ],
    },
    {
      name: `Tradução PT ${participant}`,
      participant,
      annotations: [{ value: sentence, begin: 600, end: 1_600 }],
    },
    {
      name: `Übersetzung ${participant}`,
      participant,
      annotations: [{ value: corpus.german, begin: 600, end: 1_600 }],
    },
  ])
  const { id } = await addRecording(db, {
    title,
    state,
    visibility,
    films: media === undefined ? [] : [{ media }],
    tiers,
  })
  return id
}

async function storeFilm(db: Db, storage: Storage, audience: 'public' | 'members'): Promise<number> {
  const id = await insertMedia(db, { state: 'ready', audience, originalName: `corpus-${audience}.mp4` })
  for (const [role, file, mime] of [
    ['web', 'arvore.mp4', 'video/mp4'],
    ['poster', 'arvore.jpg', 'image/jpeg'],
  ] as const) {
    const key = `corpus/${id}-${role}.${file.slice(-3)}`
    const bytes = await storage.write(key, readFileSync(new URL(file, clips)))
    await insertMediaFile(db, id, { role, key, mime, bytes, width: 640, height: 480 })
  }
  return id
}
