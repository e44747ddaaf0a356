import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Money } from '#kernel/money.ts'
import { Price } from '#ui/formats/price.tsx'

/** The total shown before and the current one. */
export function BeforeAndAfter({ before, after }: { before: Money; after: Money }) {
  const { t } = useTranslation('checkout')
  return (
    <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
      <div className="flex gap-2">
        <dt>{t('outcome.before')}</dt>
        <dd>
          <s>
            <Price value={before} />
          </s>
        </dd>
      </div>
      <div className="flex gap-2 font-semibold">
        <dt>{t('outcome.after')}</dt>
        <dd>
          <Price value={after} />
        </dd>
      </div>
    </dl>
  )
}
