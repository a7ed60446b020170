import { type Kysely, sql } from 'kysely'

/** Sentences about the demonstration in the answers of former releases. */
const formerSentences = [
  ' Sinais com a marca de demonstração são exemplos entregues com o programa e não são uma autoridade sobre a língua.',
  ' Signs marked as a demonstration are examples that come with the program and are not an authority on the language.',
  ' Gebärden, die als Demonstration gekennzeichnet sind, sind mitgelieferte Beispiele und keine Quelle zu dieser Sprache.',
  ' A bemutatóként megjelölt jelek a programmal érkező példák, nem hiteles források a nyelvről.',
  ' Näidiseks märgitud viiped on programmiga kaasas olevad näited ega ole keele teatmeallikas.',
  ' Os sinais de demonstração não servem para ensinar a língua.',
  ' The signs of the demonstration are not suitable for teaching the language.',
  ' Die Gebärden der Demonstration eignen sich nicht, um die Sprache zu unterrichten.',
  ' A bemutató jelei nem alkalmasak a nyelv tanítására.',
  ' Näidise viiped ei sobi keele õpetamiseks.',
]

/** The answers remain after the demonstration is removed. The about page describes it while it is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const sentence of formerSentences)
    await sql`
      update faq_text set answer = replace(answer, ${sentence}::text, '') where position(${sentence}::text in answer) > 0
    `.execute(db)
}
