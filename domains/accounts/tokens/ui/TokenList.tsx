import { Form, useNavigation } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button } from '#ui/base/Button.tsx'
import type { ApiTokenView } from '../api-token.presenter.ts'
import styles from './tokens.module.css'

interface Props {
  tokens: readonly ApiTokenView[]
  /** Text without tokens. */
  emptyText: string
}

/** Tokens with their facts; each can be revoked after a confirmation. Works without JavaScript. */
export function TokenList({ tokens, emptyText }: Props) {
  if (tokens.length === 0) return <p>{emptyText}</p>
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role of lists without markers.
    <ul role="list" className={styles.tokens}>
      {tokens.map((token) => (
        <Token key={token.id} token={token} />
      ))}
    </ul>
  )
}

function Token({ token }: { token: ApiTokenView }) {
  const { t } = useTranslation('tokens')
  const { id, name, scopes, created, expires, isExpired, lastUsed } = token
  const facts = [
    t('list.created', { date: created }),
    t(isExpired ? 'list.expired' : 'list.expires', { date: expires }),
    lastUsed ? t('list.used', { date: lastUsed }) : t('list.unused'),
  ]
  return (
    <li className={styles.token}>
      <p>
        <strong className={styles.name}>{name}</strong>
        <br />
        {scopes.map((scope) => t(`shortScope.${scope}`)).join(', ')}
        <br />
        <span className={styles.quiet}>{facts.join(' · ')}</span>
      </p>
      <details name="revoking" className={styles.disclosure}>
        <summary aria-label={t('list.revokeOne', { name })}>{t('list.revoke')}</summary>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="form" value="token-revocation" />
          <input type="hidden" name="token" value={id} />
          <p>{t('list.confirm', { name })}</p>
          <div>
            <Button
              type="submit"
              variant="danger"
              aria-label={t('list.revokeOne', { name })}
              pending={useNavigation().state === 'submitting'}
            >
              {t('list.revoke')}
            </Button>
          </div>
        </Form>
      </details>
    </li>
  )
}
