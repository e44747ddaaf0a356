import { useLanguage } from '#ui/use-language.ts'
import { languageOf } from '#kernel/locale.ts'
import { languageName } from '#ui/formats/text-formats.ts'
import type { StaffAccount } from '#domains/travellers/staff-account.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Fact } from '../frame/fact.tsx'
import { AccountChips } from './account-table.tsx'

/** Owner of the account and sign-in methods. */
export function AccountFacts({ account }: { account: StaffAccount }) {
  const { t } = useTranslation('staff_accounts')
  const language = useLanguage()
  const { email, phone, second_step: step, services, has_password } = account
  const steps = [
    step.codes && t('second_step.codes'),
    step.passkeys > 0 && t('second_step.passkeys', { count: step.passkeys }),
  ].filter((text) => text !== false)
  return (
    <SectionCard title={t('facts')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('state')}>
          <AccountChips account={account} />
        </Fact>
        <Fact label={t('email')}>
          <a href={`mailto:${email}`} className="break-all text-coral-deep underline">
            <bdi dir="ltr">{email}</bdi>
          </a>
        </Fact>
        <Fact label={t('phone')}>
          {phone === null ? (
            t('nothing')
          ) : (
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="text-coral-deep underline">
              <bdi dir="ltr" className="tabular">
                {phone}
              </bdi>
            </a>
          )}
        </Fact>
        <Fact label={t('signs_in')}>
          {[has_password && t('password'), ...services.map((service) => t(`services.${service}`))]
            .filter((text) => text !== false)
            .join(', ') || t('nothing')}
        </Fact>
        <Fact label={t('second_step.title')}>
          {steps.length === 0 ? t('second_step.none') : steps.join(', ')}
        </Fact>
        <Fact label={t('language')}>{languageName(languageOf(account.account_lang_id), language)}</Fact>
        <Fact label={t('since')}>
          <InstantText value={account.created_at} className="tabular" />
        </Fact>
      </dl>
    </SectionCard>
  )
}
