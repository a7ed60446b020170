/** The worker of one queue in this process. */
export interface QueueWorker {
  queue: string
  /** Jobs that run now. */
  running: number
  /** Since it looked for jobs, or since its start. */
  polledSecondsAgo: number
}
