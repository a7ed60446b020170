import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Film } from './encode.ts'
import { filmOf } from './film.ts'
import { readSigns, type SeedLists } from './sign-rows.ts'
import { type Story, storyFilm } from './story.ts'
import { accountStory } from './story-account.ts'
import { searchStory } from './story-search.ts'

const seeds = join(import.meta.dirname, '../../seeds')

/** Where the clips are. */
export const clipsFolder = join(seeds, 'demo/clips')

/** Which frames each committed clip was made of: its name and their hash. */
export const framesFile = join(clipsFolder, 'frames.json')

/** A clip to draw: its name, its film, and the bytes it may have. */
export interface Clip {
  name: string
  film: () => Film
  most: { film: number; poster: number }
}

const most = { sign: { film: 35_000, poster: 13_000 }, page: { film: 100_000, poster: 16_000 } } as const
const stories: Record<string, Story> = { 'page-586': searchStory, 'page-674': accountStory }

const listFiles: Record<keyof SeedLists, string> = {
  handshapes: 'handshape-of-hand',
  precisePlaces: 'location-within-an-area',
}

async function seedLists(): Promise<SeedLists> {
  const entries = Object.entries(listFiles).map(async ([key, file]) => [
    key,
    JSON.parse(await readFile(join(seeds, 'lists', `${file}.json`), 'utf8')),
  ])
  return Object.fromEntries(await Promise.all(entries)) as SeedLists
}

/** All clips of the demo: its signs by slug, and the page videos. */
export async function demoClips(): Promise<Clip[]> {
  const signs = readSigns(await readFile(join(seeds, 'demo/signs.csv'), 'utf8'), await seedLists())
  return [
    ...signs.map(({ slug, sign }): Clip => ({ name: slug, film: () => filmOf(sign), most: most.sign })),
    ...Object.entries(stories).map(
      ([name, story]): Clip => ({ name, film: () => storyFilm(story), most: most.page }),
    ),
  ]
}

/** A short hash of everything that is seen of a film. */
export function framesHash({ frames, poster }: Film): string {
  const hash = createHash('sha256')
  for (const frame of frames) hash.update(frame)
  return hash.update(String(poster)).digest('hex').slice(0, 16)
}

/** The hashes that were written with the clips; none before the first. */
export async function writtenHashes(): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(framesFile, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
