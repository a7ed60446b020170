import { expect, test } from 'vitest'
import type { Media } from '#domains/media/media.ts'
import type { Moment } from './moment.ts'
import type { Occurrence } from './occurrence.ts'
import { writeCollocations, writeFrequency, writeOccurrences } from './occurrences.export.ts'
import { presentMoment, presentOccurrences } from './occurrences.presenter.ts'

const occurrence: Occurrence = {
  id: 3,
  value: '=CASA',
  class: 'lexical',
  mark: null,
  sign: 12,
  gloss: 'CASA',
  recording: 7,
  title: 'Porto 07',
  visibility: 'restricted',
  tier: 'S1 direita',
  participant: 'S1',
  hand: 'strong',
  begin: 134_300,
  end: 135_110,
  before: ['MINHA', 'IX', 'BOM'],
  after: ['GRANDE', 'IX'],
}

test('a line of the concordance has as many neighbours as somebody wants, in the order of reading [ELN-04]', () => {
  const [line] = presentOccurrences([occurrence], { neighbours: 2, locale: 'pt' })
  expect(line).toMatchObject({ before: 'IX MINHA', after: 'GRANDE IX', time: '2:14,3' })
})

test('a moment has the films that can be played, in the time of the annotations [ELN-04]', () => {
  const media = (state: Media['state'], key: string): Media => ({
    id: 1,
    kind: 'video',
    state,
    originalName: 'a.mp4',
    durationMs: 2400,
    framesPerSecond: 25,
    source: null,
    files: { web: { key, mime: 'video/mp4', bytes: 1, width: 640, height: 480 } },
  })
  const { before: _, after: __, tier: ___, class: ____, mark: _____, hand: ______, ...rest } = occurrence
  const moment: Omit<Moment, 'films'> = {
    ...rest,
    tier: 1,
    position: 4,
    from: 74_300,
    to: 194_300,
    length: 1_450_000,
    tiers: [],
    annotations: [],
    uses: [],
  }
  const films = [
    { origin: 40, media: media('ready', 'a.mp4') },
    { origin: 0, media: media('working', 'b.mp4') },
  ]
  expect(presentMoment({ ...moment, films }, 'pt')).toMatchObject({
    films: [{ url: '/media/a.mp4', origin: 40, poster: null, framesPerSecond: 25 }],
    beginTime: '2:14,3',
    endTime: '2:15,1',
    lengthTime: '24:10',
    recordingPath: '/pt/control-panel/videos-eaf/edit/7',
    signPath: '/pt/control-panel/signs/view/12',
  })
})

test('files have the same columns for every reader, the counting rules in each row, and no formulas [ELN-04]', async () => {
  async function* batches() {
    yield [occurrence]
  }
  const written = (await Array.fromAsync(writeOccurrences(batches()))).join('')
  expect(written.trim().split('\n')[1]).toBe(
    "3,12,CASA,'=CASA,lexical,,7,Porto 07,S1 direita,S1,strong,134300,135110,BOM IX MINHA,GRANDE IX",
  )
  const row = { key: 'RS', name: 'RS', uses: 2, glosses: 6, rank: 1, perThousand: 1000 / 3 }
  expect(writeFrequency('region', [row], [{ rule: 'notOverlapping', recordings: 3 }])).toBe(
    'region,name,uses,glosses,per_thousand,rank,counting\nRS,RS,2,6,333.3333,1,notOverlapping (3)\n',
  )
  expect(writeCollocations([{ side: 'before', value: '+UM', uses: 4 }])).toBe(
    "side,value,uses\nbefore,'+UM,4\n",
  )
})
