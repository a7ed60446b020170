/** What the reader of an annotation file writes into its folder. */
export const packedFile = 'file.eaf.gz'
export const batchesFile = 'annotations.jsonl'
