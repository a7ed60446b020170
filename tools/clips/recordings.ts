import recordings from '#seeds/demo/recordings/recordings.json' with { type: 'json' }
import { demoClips } from './demo-clips.ts'
import { frameRate } from './sign-frames.ts'
import { slugOf } from './sign-rows.ts'
import { clipTimes } from './timing.ts'

/** A recording of the demonstration: its sentences with glosses and translations. */
export type Recording = (typeof recordings)[number]

/** A time in milliseconds with a text. */
export interface Span {
  begin: number
  end: number
  value: string
}

const msPerFrame = 1000 / frameRate
/** Between two signs of a sentence the hands do not go down: seconds of a clip from which and to which it is shown. */
const inside = { from: 0.24, to: 2 }
/** What is annotated as the sign, in seconds of its clip. */
const annotated = { from: clipTimes.place - 0.12, to: clipTimes.end + 0.08 }
/** A translation begins and ends with the movement of the hands, milliseconds inside the sentence. */
const rest = 200

/** The frames of a recording, with the times in milliseconds of its glosses and sentences. */
export async function composeRecording({ sentences }: Recording) {
  const clips = new Map((await demoClips()).map(({ name, renderFrames }) => [name, renderFrames]))
  const frames: string[] = []
  const glosses: Span[] = []
  const spoken: (Pick<Span, 'begin' | 'end'> & { sentence: Recording['sentences'][number] })[] = []
  for (const sentence of sentences) {
    const begin = frames.length * msPerFrame
    for (const [index, gloss] of sentence.glosses.entries()) {
      const clip = clips.get(slugOf(gloss))?.()
      if (!clip) throw new Error(`${gloss} has no clip`)
      const from = index === 0 ? 0 : Math.round(inside.from * frameRate)
      const isLast = index === sentence.glosses.length - 1
      const to = isLast ? clip.frames.length : Math.round(inside.to * frameRate)
      const start = frames.length * msPerFrame - from * msPerFrame
      frames.push(...clip.frames.slice(from, to))
      glosses.push({ begin: start + annotated.from * 1000, end: start + annotated.to * 1000, value: gloss })
    }
    spoken.push({ begin: begin + rest, end: frames.length * msPerFrame - rest, sentence })
  }
  return { frames, glosses, spoken }
}
