import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Preload } from '#web/app/page.ts'
import { PartnerContent } from '../frame/partner-content.tsx'
import { preloadPartner } from '../frame/preload-partner.ts'
import { StatementsCard } from './statements-card.tsx'
import {
  statementsApi,
  useListStatementsQuery,
  useListPayoutAccountsQuery,
  useSetPayoutAccountMutation,
} from './statements.api.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { z } from 'zod'
import {
  PAYOUT_ACCOUNT_KINDS,
  PayoutAccountBody,
} from '#domains/partners/statements/details/payout-account.contract.ts'
import { CURRENCIES } from '#kernel/locale.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useHeader } from '#web/app/store.ts'
import { Form } from '#web/forms/form.tsx'
import { PasswordField } from '#web/forms/password-field.tsx'
import { useForm } from '#web/forms/use-form.ts'

export const preload: Preload = (args) =>
  preloadPartner(args, async () => {
    const { listStatements, listPayoutAccounts } = statementsApi.endpoints
    const { data } = await args.dispatch(listStatements.initiate({}, { subscribe: false }))
    if (data?.ended === true) return
    await args.dispatch(listPayoutAccounts.initiate(undefined, { subscribe: false }))
  })

/** Monthly statements and payout accounts. */
export function Component() {
  return (
    <PartnerContent section="statements">
      <Content />
    </PartnerContent>
  )
}

/** A partner whose contract has ended can read only its statements. */
function Content() {
  const { t } = useTranslation('partner_statements')
  const { data, isLoading } = useListStatementsQuery({})
  const ended = data?.ended === true
  return (
    <>
      {ended && (
        <Notice tone="plain" title={t('ended.title')}>
          {t('ended.text')}
        </Notice>
      )}
      <StatementsCard />
      {!ended && !isLoading && <PayoutAccountsCard />}
    </>
  )
}

/** A partner’s payout account per currency; its owners may change it. */
function PayoutAccountsCard() {
  const { t } = useTranslation('partner_statements')
  const { data, error, refetch } = useListPayoutAccountsQuery()
  return (
    <SectionCard title={t('accounts.title')} text={t('accounts.text')}>
      {!data ? (
        error ? (
          <Unreachable error={error} again={refetch} />
        ) : (
          <Skeleton className="h-20" />
        )
      ) : (
        <>
          {data.items.length === 0 && <p className="text-sm text-ink-soft">{t('accounts.none')}</p>}
          {data.items.length > 0 && (
            <ul className="flex flex-col gap-2 text-sm">
              {data.items.map(({ currency, holder, account, changed_at }) => (
                <li key={currency} className="flex flex-wrap gap-x-4">
                  <b>{currency}</b>
                  <bdi>{holder}</bdi>
                  <bdi dir="ltr" className="tabular">
                    {account}
                  </bdi>
                  <span className="text-ink-soft">
                    {t('accounts.since')} <DayText value={changed_at.slice(0, 10)} />
                  </span>
                </li>
              ))}
            </ul>
          )}
          {data.may_change ? (
            <FormInPlace label={t('accounts.change')}>
              {(close) => <PayoutAccountForm onDone={close} />}
            </FormInPlace>
          ) : (
            <p className="text-sm text-ink-soft">{t('accounts.owners')}</p>
          )}
        </>
      )}
    </SectionCard>
  )
}

type AccountInput = z.input<typeof PayoutAccountBody>

/** Omits an empty BIC. */
const AccountForm = z
  .custom<AccountInput>()
  .transform(({ bic, ...account }): AccountInput => ({ ...account, bic: bic || undefined }))
  .pipe(PayoutAccountBody)

/** Enters the account of a currency, with the owner’s password. */
function PayoutAccountForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('partner_statements')
  const { lang_id } = useHeader()
  const [set] = useSetPayoutAccountMutation()
  const form = useForm({
    id: 'payout-account',
    contract: AccountForm,
    values: { currency: 'EUR', kind: 'iban', holder: '', account: '', bic: '', password: '' },
    send: (sent) => set({ ...sent, lang_id }),
    success: t('accounts.saved'),
    done: onDone,
  })
  return (
    <Form form={form} label={t('accounts.save')} variant="main">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          {...form.field('currency')}
          label={t('accounts.currency')}
          options={CURRENCIES.map(({ code }) => ({ value: code, label: code }))}
        />
        <SelectField
          {...form.field('kind')}
          label={t('accounts.kind')}
          options={PAYOUT_ACCOUNT_KINDS.map((kind) => ({ value: kind, label: t(`accounts.kinds.${kind}`) }))}
        />
        <TextField
          {...form.field('holder')}
          label={t('accounts.holder')}
          hint={t('accounts.holder_hint')}
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('account')}
          label={t('accounts.account')}
          hint={t('accounts.account_hint')}
          dir="ltr"
          autoComplete="off"
          required
        />
        <TextField {...form.field('bic')} label={t('accounts.bic')} dir="ltr" autoComplete="off" />
        <PasswordField
          {...form.field('password')}
          label={t('account:password.yours')}
          autoComplete="current-password"
          required
        />
      </div>
    </Form>
  )
}
