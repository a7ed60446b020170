import { useState } from 'react'
import type { Locale } from '#platform/i18n/locales.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { Button, ButtonLink } from '#ui/base/Button.tsx'
import { Icon } from '#ui/base/Icon.tsx'
import { RadioGroup } from '#ui/base/RadioGroup.tsx'
import ArrowRight from '#ui/icons/arrow-right.ts'
import Download from '#ui/icons/download.ts'
import { Dialog } from '#ui/panel/Dialog.tsx'
import { signUsesPath } from '../../eaf-paths.ts'
import type { SignUsesView } from '../../sign-uses.presenter.ts'
import { SignUsesEffects } from './SignUsesEffects.tsx'
import { SignUsesList } from './SignUsesList.tsx'
import styles from './sign-uses.module.css'

/** Whether a former gloss stays an earlier name of its sign. */
export type FormerGlossChoice = 'keep' | 'free'

interface Props {
  sign: number
  former: string
  gloss: string
  uses: SignUsesView
  locale: Locale
  onCancel: () => void
  onConfirm: (choice: FormerGlossChoice) => void
}

/** Asks what becomes of a gloss that annotation files use, before its sign is renamed. Closing it renames nothing. */
export function RenameDialog(props: Props) {
  const { sign, former, gloss, uses, locale, onCancel, onConfirm } = props
  const { t } = useTranslation('signUses')
  const [choice, setChoice] = useState<FormerGlossChoice>('keep')
  const lost = uses.byKind.text.annotations
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t('title', { count: uses.recordings })}
      footer={
        <>
          {uses.list.length > 0 && (
            <ButtonLink
              to={signUsesPath(locale, sign, 'csv')}
              variant="quiet"
              icon={<Icon icon={Download} />}
              download
            >
              {t('csv')}
            </ButtonLink>
          )}
          <Button onClick={onCancel}>{t('cancel', { former })}</Button>
          <Button variant="primary" onClick={() => onConfirm(choice)}>
            {t('confirm', { gloss })}
          </Button>
        </>
      }
    >
      <div className={styles.section}>
        <p className={styles.names}>
          <strong className="gloss">{former}</strong>
          <Icon icon={ArrowRight} />
          <strong className="gloss">{gloss}</strong>
          <span className={styles.soft}>{t('annotations', { count: uses.annotations })}</span>
        </p>
        <SignUsesList uses={uses} locale={locale} />
        <SignUsesEffects uses={uses} change={{ kind: 'rename', former, gloss }} />
        <RadioGroup
          legend={t('former.legend', { former })}
          name="former-gloss"
          value={choice}
          onChange={(value) => setChoice(value === 'free' ? 'free' : 'keep')}
          options={[
            {
              value: 'keep',
              label: t('former.keep', { former }),
              hint: t('former.keepHint', { former }),
            },
            {
              value: 'free',
              label: t('former.free', { former }),
              hint: `${t('former.freeHint')} ${lost > 0 ? t('former.freeLoss', { count: lost }) : ''}`.trim(),
            },
          ]}
        />
      </div>
    </Dialog>
  )
}
