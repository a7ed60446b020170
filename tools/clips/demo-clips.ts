import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClipSign } from './clip-sign.ts'
import type { FrameSequence } from './encode-video.ts'
import { signFrames } from './sign-frames.ts'
import { readSigns, type SeedLists } from './sign-rows.ts'
import { type Story, storyFrames } from './story.ts'
import { accountStory } from './story-account.ts'
import { searchStory } from './story-search.ts'

const seeds = join(import.meta.dirname, '../../seeds')

/** The folder of the committed clips. */
export const clipsFolder = join(seeds, 'demo/clips')

/** JSON file with the hashes of the committed clips. */
export const frameHashesFile = join(clipsFolder, 'frames.json')

/** A clip to render, with its maximum file sizes in bytes. */
export interface Clip {
  name: string
  /** The row as it is drawn; null for a page video. */
  input: ClipSign | null
  renderFrames: () => FrameSequence
  maxBytes: { video: number; poster: number }
}

const sizeLimits = {
  sign: { video: 35_000, poster: 13_000 },
  page: { video: 100_000, poster: 16_000 },
} as const
const stories: Record<string, Story> = { 'page-586': searchStory, 'page-674': accountStory }

const listFiles: Record<keyof SeedLists, string> = {
  handshapes: 'handshape-of-hand',
  preciseLocations: 'location-within-an-area',
}

async function seedLists(): Promise<SeedLists> {
  const entries = Object.entries(listFiles).map(async ([key, file]) => [
    key,
    JSON.parse(await readFile(join(seeds, 'lists', `${file}.json`), 'utf8')),
  ])
  return Object.fromEntries(await Promise.all(entries)) as SeedLists
}

/** All clips of the demo: the signs, named by slug, and the page videos. */
export async function demoClips(): Promise<Clip[]> {
  const signs = readSigns(await readFile(join(seeds, 'demo/signs.csv'), 'utf8'), await seedLists())
  return [
    ...signs.map(
      ({ slug, sign }): Clip => ({
        name: slug,
        input: sign,
        renderFrames: () => signFrames(sign),
        maxBytes: sizeLimits.sign,
      }),
    ),
    ...Object.entries(stories).map(
      ([name, story]): Clip => ({
        name,
        input: null,
        renderFrames: () => storyFrames(story),
        maxBytes: sizeLimits.page,
      }),
    ),
  ]
}

/** A short hash of all frames and the poster. */
export function hashFrames({ frames, poster }: FrameSequence): string {
  const hash = createHash('sha256')
  for (const frame of frames) hash.update(frame)
  return hash.update(String(poster)).digest('hex').slice(0, 16)
}

export interface ClipHashes {
  /** Hash of everything that the frames depend on. While it is unchanged, no frame needs to be drawn again. */
  inputs: string
  /** Hash of the frames of each clip, by name. */
  frames: Record<string, string>
}

/** The hashes of the committed clips; empty if there is no file yet. */
export async function readClipHashes(): Promise<ClipHashes> {
  try {
    return JSON.parse(await readFile(frameHashesFile, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { inputs: '', frames: {} }
    throw error
  }
}
