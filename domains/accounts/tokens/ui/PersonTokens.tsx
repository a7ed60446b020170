import { useTranslation } from '#platform/i18n/use-translation.ts'
import cards from '../../second-factor/ui/second-factor.module.css'
import type { ApiTokenView } from '../api-token.presenter.ts'
import { TokenList } from './TokenList.tsx'

/** The tokens of a person for administrators, who may revoke them. */
export function PersonTokens({ tokens }: { tokens: readonly ApiTokenView[] }) {
  const { t } = useTranslation('tokens')
  return (
    <section className={cards.card}>
      <h2>{t('person.title')}</h2>
      <TokenList tokens={tokens} emptyText={t('person.none')} />
    </section>
  )
}
