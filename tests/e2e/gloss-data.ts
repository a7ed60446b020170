import { addRecording } from '#domains/eaf-videos/server/recording.fixture.ts'
import type { Db } from '#platform/db/transaction.ts'

/** The title of the recording whose glosses a journey matches. */
export const recordingTitle = 'Entrevista 08, Porto'

const gloss = (value: string, place: number) => ({ value, begin: place * 500, end: place * 500 + 400 })

/** A recording after its upload, before its gloss tiers are chosen. */
export async function loadUnmatchedRecording(db: Db): Promise<void> {
  const strong = [
    'IX',
    'CASA',
    'TRABALHO',
    'casa',
    'ÁGUAboca',
    'MÃE-PR',
    'P-O-R-T-O',
    'CL:CARRO',
    'CRIANÇAS',
    'TRABALHO',
    'LIVROS',
    'PAI^MÃE',
    'UNIVERSIDADE',
    'ESCOLA?',
    'TRABALHO',
    'IX',
    'CRIANÇAS',
    'LIVRO',
  ]
  const weak = ['', 'CASA', '', '', '', '', '', '', '', 'TRABALHO']
  const meanings = ['Eu morava numa casa grande.', 'Meu pai trabalhava muito.']
  await addRecording(db, {
    title: recordingTitle,
    tiers: [
      { name: 'S1 Glosa MD', participant: 'S1', annotations: strong.map(gloss) },
      { name: 'S1 Glosa ME', participant: 'S1', annotations: weak.map(gloss).filter(({ value }) => value) },
      { name: 'S1 Tradução', participant: 'S1', annotations: meanings.map(gloss) },
    ],
  })
}
