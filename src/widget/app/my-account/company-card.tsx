import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Customer } from '#domains/companies/customers/customer.contract.ts'
import { Button } from '#ui/button.tsx'
import { AddressText } from '#ui/formats/address-text.tsx'
import { localeOf } from '#ui/formats/dates.ts'
import { Notice } from '#ui/notice.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { CompanyForm } from './company-form.tsx'
import { Facts } from './facts.tsx'

/** The record of the traveller's company, which its admins correct. */
export function CompanyCard({ company, isAdmin }: { company: Customer; isAdmin: boolean }) {
  const { t } = useTranslation('my_account')
  const [shown, setShown] = useState(company)
  const [view, setView] = useState<'read' | 'edit' | 'saved'>('read')
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(view)
  useEffect(() => {
    // The button that was pressed has gone with its view.
    if (before.current !== view) heading.current?.focus()
    before.current = view
  }, [view])
  return (
    <SectionCard
      heading={heading}
      title={t('company.title')}
      text={isAdmin ? t('company.admin') : t('company.ask_admin')}
    >
      {view === 'edit' ? (
        <CompanyForm
          company={shown}
          onSaved={(after) => {
            setShown(after)
            setView('saved')
          }}
          onCancel={() => setView('read')}
        />
      ) : (
        <>
          {view === 'saved' && <Notice tone="good" title={t('saved')} />}
          <CompanyFacts company={shown} />
          {isAdmin && (
            <Button variant="second" className="self-start" onClick={() => setView('edit')}>
              {t('company.edit')}
            </Button>
          )}
        </>
      )}
    </SectionCard>
  )
}

function CompanyFacts({ company }: { company: Customer }) {
  const { t } = useTranslation('my_account')
  const language = useLanguage()
  const { name, corp_id, tax_id, address, phone, email, approval_required } = company
  const countries = new Intl.DisplayNames(localeOf(language), { type: 'region' })
  return (
    <Facts
      facts={[
        [t('company.name'), <bdi key="name">{name}</bdi>],
        [t('company.corp_id'), corp_id && <bdi dir="ltr">{corp_id}</bdi>],
        [t('company.tax_id'), tax_id && <bdi dir="ltr">{tax_id}</bdi>],
        [
          t('company.address'),
          address && (
            <>
              <bdi className="block">{address.addressLine}</bdi>
              <Parts>
                <bdi>{address.city}</bdi>
                {countries.of(address.country)}
              </Parts>
            </>
          ),
        ],
        [
          t('company.phone'),
          phone && (
            <bdi dir="ltr">
              {phone.countryCode} {phone.phone}
            </bdi>
          ),
        ],
        [t('company.email'), email && <AddressText>{email}</AddressText>],
        [t('company.approval'), t(approval_required ? 'company.approval_yes' : 'company.approval_no')],
      ]}
    />
  )
}
