import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { I18nContext, useTranslation } from './use-translation.ts'

const messages = {
  public: {
    back: 'Voltar',
    found: '„{{q}}”',
    count: { signs_one: '{{count}} sinal', signs_other: '{{count}} sinais' },
  },
  ui: { close: 'Fechar' },
}

function Words({ count, q }: { count: number; q: string }) {
  const { t, language } = useTranslation(['public', 'ui'])
  const say = t as unknown as (key: string, options?: object) => string
  return `${language}: ${say('back')} ${say('ui:close')} ${say('count.signs', { count })} ${say('found', { q })}`
}

const shown = (i18n: ReturnType<typeof createI18n>, count = 1, q = 'a') =>
  renderToStaticMarkup(
    <I18nContext value={i18n}>
      <Words count={count} q={q} />
    </I18nContext>,
  )

test('says messages of its namespaces, with numbers and words put in', () => {
  const i18n = createI18n('pt', messages)
  expect(shown(i18n, 1, 'casa')).toBe('pt: Voltar Fechar 1 sinal „casa”')
  expect(shown(i18n, 2, 'mar')).toBe('pt: Voltar Fechar 2 sinais „mar”')
  expect(shown(i18n, 1, 'casa')).toBe('pt: Voltar Fechar 1 sinal „casa”')
})

test('a text is translated once for the same values', () => {
  const i18n = createI18n('pt', messages)
  shown(i18n)
  const translate = vi.spyOn(i18n, 't')
  shown(i18n)
  expect(translate).not.toHaveBeenCalled()
  shown(i18n, 3)
  expect(translate).toHaveBeenCalledTimes(1)
})

test('two locales do not share texts', () => {
  const [pt, hu] = [createI18n('pt', messages), createI18n('hu', { ...messages, ui: { close: 'Bezárás' } })]
  expect([shown(pt), shown(hu), shown(pt)].map((text) => text.split(' ')[2])).toEqual([
    'Fechar',
    'Bezárás',
    'Fechar',
  ])
})

test('outside an I18nContext the error names what is missing', () => {
  expect(() => renderToStaticMarkup(<Words count={1} q="" />)).toThrow('I18nContext')
})
