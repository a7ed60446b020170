/** An active question with its answer; texts by content language. */
export interface Faq {
  id: number
  createdAt: Date
  texts: Record<string, { question: string; answer: string; videoId: number | null }>
}
