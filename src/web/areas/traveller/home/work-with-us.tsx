import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'

const WAYS = [
  { key: 'partner', to: '/become-partner' },
  { key: 'supplier', to: '/become-supplier' },
  { key: 'local', to: '/local-deals' },
] as const

/** Links for affiliates, suppliers, and requests beyond the search. */
export function WorkWithUs() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="work" className="bg-sand-deep">
      <div className="page-width py-14 md:py-20">
        <h2 id="work" className="text-xl md:text-2xl">
          {t('work.title')}
        </h2>
        <ul className="mt-8 grid gap-3 md:grid-cols-3">
          {WAYS.map(({ key, to }) => (
            <li key={key} className="flex flex-col rounded-card border border-line bg-paper p-4 md:p-6">
              <h3 className="text-lg">{t(`work.${key}.title`)}</h3>
              <p className="mt-2 mb-5 text-ink-soft">{t(`work.${key}.text`)}</p>
              <LinkButton to={to} look="second" className="mt-auto self-start text-center">
                {t(`work.${key}.link`)}
              </LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
