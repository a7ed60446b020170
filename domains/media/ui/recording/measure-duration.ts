/**
 * The length of the video in a player, in seconds. The header of a recording has none, so the end is looked for.
 * It never settles for a file that the browser cannot play.
 */
export async function measureDuration(player: HTMLVideoElement): Promise<number> {
  if (player.readyState === 0)
    await new Promise((resolve) => player.addEventListener('loadedmetadata', resolve, { once: true }))
  if (Number.isFinite(player.duration)) return player.duration
  const found = new Promise((resolve) => player.addEventListener('durationchange', resolve, { once: true }))
  player.currentTime = Number.MAX_SAFE_INTEGER
  await found
  player.currentTime = 0
  return player.duration
}

/** The length of a video file, in seconds; null for one that the browser cannot play. */
export async function measureFile(file: File): Promise<number | null> {
  const player = document.createElement('video')
  const failed = new Promise<null>((resolve) =>
    player.addEventListener('error', () => resolve(null), { once: true }),
  )
  const url = URL.createObjectURL(file)
  player.src = url
  try {
    return await Promise.race([measureDuration(player), failed])
  } finally {
    URL.revokeObjectURL(url)
  }
}
