import { useSearchParams } from 'react-router'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { CollapsibleSection } from '#ui/base/CollapsibleSection.tsx'
import { Disclosure } from '#ui/base/Disclosure.tsx'
import { NarrowDisclosure } from '#ui/base/NarrowDisclosure.tsx'
import { SwitchLink } from '#ui/base/SwitchLink.tsx'
import { longWords } from '../long-words.ts'
import { Specimen } from '../Specimen.tsx'

/** Collapsible content: open, closed, with a number, with long words; of one name only one is open. */
export function DisclosureSpecimen() {
  const { t } = useTranslation('designSystem')
  return (
    <Specimen title={t('components.disclosures')} text={t('components.disclosuresText')}>
      <div>
        <Disclosure summary={t('sample.question')} name="questions" open>
          <p>{t('sample.answer')}</p>
        </Disclosure>
        <Disclosure summary={t('sample.question2')} count={2} name="questions">
          <p>{t('sample.answer2')}</p>
        </Disclosure>
        <Disclosure
          summary={<span lang={longWords[0].lang}>{longWords[0].text}</span>}
          count={1250}
          name="questions"
        >
          <p>{t('sample.more')}</p>
        </Disclosure>
      </div>
      <CollapsibleSection id="section" title={t('components.facts')} count={4} level={3}>
        <p>{t('sample.more')}</p>
      </CollapsibleSection>
      <CollapsibleSection id="section-unfolded" title={t('components.notes')} level={3} openOnWideScreens>
        <p>{t('sample.more')}</p>
      </CollapsibleSection>
      <NarrowDisclosure summary={t('sample.category')} openFrom="wide">
        <p>{t('sample.more')}</p>
      </NarrowDisclosure>
    </Specimen>
  )
}

/** Switches that are links: on and off. */
export function SwitchLinkSpecimen() {
  const { t } = useTranslation('designSystem')
  const [query] = useSearchParams()
  const isOn = query.get('names') !== 'off'
  return (
    <Specimen title={t('components.switches')} text={t('components.switchesText')}>
      <SwitchLink href={isOn ? '?names=off' : '?'} isOn={isOn} label={t('sample.names')} />
      <SwitchLink
        href="?names=off"
        isOn={false}
        label={<span lang={longWords[1].lang}>{longWords[1].text}</span>}
      />
    </Specimen>
  )
}
