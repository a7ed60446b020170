import type { Moment } from './moment.ts'

/** A film beside a timeline; a moment of it is that of the annotations plus the origin, in milliseconds. */
export interface MomentFilmWire {
  url: string
  poster: string | null
  origin: number
  width: number | null
  height: number | null
  framesPerSecond: number | null
}

/** A moment as the page reads it. */
export interface MomentWire extends Omit<Moment, 'films'> {
  films: MomentFilmWire[]
  /** "2:14,3" and "2:15,1". */
  beginTime: string
  endTime: string
  /** The length of the recording: "24:10". */
  lengthTime: string
  recordingPath: string
  /** Null without a sign. */
  signPath: string | null
}
