import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { DeleteForm } from './delete-form.tsx'
import { SectionCard } from './section-card.tsx'

const LOST = ['profile', 'bookings', 'coupons', 'kept'] as const

/** Deleting the account: what goes, what stays, and only then the form. */
export function DeleteCard() {
  const { t } = useTranslation('account')
  const [wanted, setWanted] = useState(false)
  return (
    <SectionCard title={t('delete.title')} text={t('delete.text')}>
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">
        {LOST.map((one) => (
          <li key={one}>{t(`delete.${one}`)}</li>
        ))}
      </ul>
      {wanted ? (
        <DeleteForm onLeave={() => setWanted(false)} />
      ) : (
        <div>
          <Button look="danger" onClick={() => setWanted(true)}>
            {t('delete.open')}
          </Button>
        </div>
      )}
    </SectionCard>
  )
}
