import { expect, test } from 'vitest'
import { readPageTexts } from './page-texts.ts'

test('texts and labels are read with the nearest language and without what is not shown', () => {
  const html = `<!DOCTYPE html><html lang="de"><head><title>Suche &amp; mehr</title><style>p { color: red }</style></head>
    <body><script>const text = '<p>not shown</p>'</script><p>Hallo<br/> du</p><img alt="Bild &quot;1&quot;" src="a>b"/>
    <p lang="pt">Olá <b>você</b></p><span class="a gloss">CASA</span><code>x.y</code><!-- c --><button aria-label="Zu"></button>
    <p>&#x27;Ende&#39;</p></body></html>`
  const german = (text: string) => ({ text, language: '', isData: false })
  expect(readPageTexts(html)).toEqual([
    german('Suche & mehr'),
    german('Hallo'),
    german('du'),
    german('Bild "1"'),
    { text: 'Olá', language: 'pt', isData: false },
    { text: 'você', language: 'pt', isData: false },
    { text: 'CASA', language: '', isData: true },
    { text: 'x.y', language: '', isData: true },
    german('Zu'),
    german("'Ende'"),
  ])
})
