// Worker thread that draws one hand after the other. An error ends it; the next drawing starts another one.
import { parentPort } from 'node:worker_threads'
import type { HandViews } from '../hand-views.ts'
import { drawHands } from './draw-hands.ts'

export interface DrawingRequest {
  code: string
  views: HandViews
}

parentPort?.on('message', ({ code, views }: DrawingRequest) =>
  parentPort?.postMessage(drawHands(code, views)),
)
