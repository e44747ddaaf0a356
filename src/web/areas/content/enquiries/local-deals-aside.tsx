import { Baby, CalendarRange, Users } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { NextSteps } from './next-steps.tsx'
import { Reasons } from './reasons.tsx'

/** Beside the form of local deals: what it is good for, and what happens next. */
export function LocalDealsAside({ steps }: { steps: readonly string[] }) {
  const { t } = useTranslation('local_deals')
  return (
    <>
      <Reasons
        title={t('good_for.title')}
        reasons={[
          { icon: CalendarRange, title: t('good_for.long.title'), text: t('good_for.long.text') },
          { icon: Users, title: t('good_for.group.title'), text: t('good_for.group.text') },
          { icon: Baby, title: t('good_for.needs.title'), text: t('good_for.needs.text') },
        ]}
      />
      <NextSteps steps={steps} />
    </>
  )
}
