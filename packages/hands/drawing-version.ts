/** Increase it with every change of a drawing: drawings are kept for ever under their version. */
export const drawingVersion = 3
