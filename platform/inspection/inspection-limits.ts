/** Limits for everything that reads a file which people sent. docs/security.md lists them. */
export const inspectionLimits = {
  /** Time of one task. */
  seconds: 20,
  /** Time of a task that unpacks files of an archive. */
  unpackSeconds: 120,
  /** Time to read an annotation file; one of 98 MB takes some seconds. */
  annotationSeconds: 120,
  /** Time in which clamd scans one file, if there is a scan. */
  scanSeconds: 120,
  /** JavaScript objects of the process or thread. */
  heapMegabytes: 128,
  /** Objects that live for a moment: with more, V8 keeps several times as much memory for the strings of large files. */
  semiSpaceMegabytes: 2,
  /** Memory of the whole process. */
  residentMegabytes: 450,
  /** Tasks that wait; further ones are refused. */
  waiting: 40,
  /** The process ends when it has nothing to do for this time. */
  idleSeconds: 60,
} as const

/** For the thread that reads a CSV file; 240,000 rows of 64 MB take 512 MB and half a minute on a slow machine. */
export const tableLimits = { heapMegabytes: 768, seconds: 120 } as const

/**
 * The largest picture that is decoded. It admits the photos of current telephones (12 and 24 megapixels). Decoding the
 * most expensive file of that size, an interlaced PNG with 16 bits per channel, took 265 MB of memory.
 */
export const pictureMegapixels = 25
