import { sql } from 'kysely'
import { addRecording } from '#domains/eaf-videos/server/recording.fixture.ts'
import type { Db } from '#platform/db/transaction.ts'

/** Recordings of the journeys, which only administrators see, of a sign that the recordings of the demonstration do not have: two films in step, one film, and none. */
export const corpus = {
  interview: 'Entrevista 07, Porto',
  family: 'Família 02, Recife',
  withoutFilm: 'Escola 11',
}

/** Adds annotated recordings whose films are those of signs of the demonstration, 2.4 s long. */
export async function loadOccurrences(db: Db): Promise<void> {
  const { rows: signs } = await sql<{ gloss: string; id: number; media: number }>`
    select sign.gloss, sign.id, min(sign_media.media_id) as media from sign
    join sign_media on sign_media.sign_id = sign.id where sign_media.role = 'main'
    group by sign.id order by sign.id
  `.execute(db)
  const found = new Map(signs.map((sign) => [sign.gloss, sign]))
  const film = (gloss: string) => found.get(gloss)?.media ?? 0
  /** Glosses with a begin every 400 ms; those of the dictionary are linked. */
  const glosses = (text: string) =>
    text.split(' ').map((value, index) => ({
      value,
      begin: 100 + 400 * index,
      end: 450 + 400 * index,
      ...(found.has(value) && { sign: found.get(value)?.id ?? 0 }),
      ...(value === 'IX' && { mark: 'pointing' }),
    }))
  const tier = (participant: string, hand: 'strong' | 'weak', text: string) => ({
    name: `${participant} ${hand === 'strong' ? 'direita' : 'esquerda'}`,
    participant,
    hand,
    annotations: glosses(text),
  })
  await addRecording(db, {
    title: corpus.interview,
    state: 'Rio Grande do Sul',
    films: [{ media: film('LIVRO'), origin: 100 }, { media: film('AMIGO') }],
    tiers: [
      tier('S1', 'strong', 'IX ÁGUA BOM AMIGO LIVRO'),
      {
        ...tier('S1', 'weak', 'IX ÁGUA'),
        annotations: glosses('IX ÁGUA')
          .slice(1)
          .map((one) => ({ ...one, uncounted: true })),
      },
      { name: 'Tradução', annotations: [{ value: 'Esta água é boa.', begin: 100, end: 1250 }] },
    ],
  })
  await addRecording(db, {
    title: corpus.family,
    state: 'Pernambuco',
    films: [{ media: film('ESCOLA') }],
    tiers: [tier('S1', 'strong', 'MÃE ÁGUA COMER ZEBRA')],
  })
  await addRecording(db, {
    title: corpus.withoutFilm,
    state: 'Pernambuco',
    tiers: [tier('S2', 'strong', Array.from({ length: 26 }, () => 'ÁGUA AMIGO').join(' '))],
  })
}
