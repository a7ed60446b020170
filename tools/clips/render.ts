import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Film, writeFilm } from './encode.ts'
import { filmOf } from './film.ts'
import { readSigns, type SeedLists } from './sign-rows.ts'
import { type Story, storyFilm } from './story.ts'
import { accountStory } from './story-account.ts'
import { searchStory } from './story-search.ts'

const seeds = join(import.meta.dirname, '../../seeds')
const clips = join(seeds, 'demo/clips')
const most = { sign: { film: 40_000, poster: 25_000 }, page: { film: 150_000, poster: 35_000 } } as const
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

interface Job {
  name: string
  film: () => Film
  most: { film: number; poster: number }
}

const storyJobs = Object.entries(stories).map(
  ([name, story]): Job => ({ name, film: () => storyFilm(story), most: most.page }),
)

async function signJobs(): Promise<Job[]> {
  const signs = readSigns(await readFile(join(seeds, 'demo/signs.csv'), 'utf8'), await seedLists())
  return signs.map(({ slug, sign }) => ({ name: slug, film: () => filmOf(sign), most: most.sign }))
}

/** Draws the clips whose names are given, or all of them: signs by slug, page videos by `page-<id>`. */
async function render(wanted: readonly string[]): Promise<void> {
  const isStory = (name: string) => Object.hasOwn(stories, name)
  const jobs = wanted.length && wanted.every(isStory) ? storyJobs : [...(await signJobs()), ...storyJobs]
  const names = jobs.map((job) => job.name)
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length)
    throw new Error(`No clip is called ${unknown.join(', ')}; there are ${names.join(', ')}`)
  await mkdir(clips, { recursive: true })
  for (const job of jobs) {
    if (wanted.length && !wanted.includes(job.name)) continue
    const { bytes, crf, poster } = await writeFilm(job.film(), join(clips, job.name), job.most)
    console.log(`${job.name}.mp4 ${bytes} bytes (crf ${crf}), poster ${poster} bytes`)
  }
}

await render(process.argv.slice(2))
