import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFilm } from './encode.ts'
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
  places: 'location',
  precisePlaces: 'location-within-an-area',
}

async function seedLists(): Promise<SeedLists> {
  const entries = Object.entries(listFiles).map(async ([key, file]) => [
    key,
    JSON.parse(await readFile(join(seeds, 'lists', `${file}.json`), 'utf8')),
  ])
  return Object.fromEntries(await Promise.all(entries)) as SeedLists
}

/** Draws the clips whose names are given, or all of them: signs by slug, page videos by `page-<id>`. */
async function render(wanted: readonly string[]): Promise<void> {
  const signs = readSigns(await readFile(join(seeds, 'demo/signs.csv'), 'utf8'), await seedLists())
  const jobs = [
    ...signs.map(({ slug, sign }) => ({ name: slug, film: () => filmOf(sign), limits: most.sign })),
    ...Object.entries(stories).map(([name, story]) => ({
      name,
      film: () => storyFilm(story),
      limits: most.page,
    })),
  ]
  const unknown = wanted.filter((name) => !jobs.some((job) => job.name === name))
  if (unknown.length)
    throw new Error(
      `No clip is called ${unknown.join(', ')}; there are ${jobs.map((job) => job.name).join(', ')}`,
    )
  await mkdir(clips, { recursive: true })
  for (const { name, film, limits } of jobs) {
    if (wanted.length && !wanted.includes(name)) continue
    const { bytes, crf, poster } = await writeFilm(film(), join(clips, name), limits)
    console.log(`${name}.mp4 ${bytes} bytes (crf ${crf}), poster ${poster} bytes`)
  }
}

await render(process.argv.slice(2))
