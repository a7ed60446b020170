// Thread of the process of inspections. It ends the process after the server, also while a task blocks its main thread.
import { workerData } from 'node:worker_threads'

const checkMillis = 1000

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
}, checkMillis)
