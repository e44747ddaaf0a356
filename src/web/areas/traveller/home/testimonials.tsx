import { Star } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Home } from '#domains/content/home.contract.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { Parts } from '#ui/parts.tsx'

const STARS = [1, 2, 3, 4, 5]

/** Testimonials of travellers; absent without any. */
export function Testimonials({ testimonials }: Pick<Home, 'testimonials'>) {
  const { t } = useTranslation('home')
  if (testimonials.length === 0) return null
  return (
    <section aria-labelledby="said" className="page-width pt-14 md:pt-20">
      <h2 id="said" className="text-xl md:text-2xl">
        {t('said.title')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('said.text')}</p>
      <ul className="mt-6 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {testimonials.map(({ id, score, comment, supplier, at }) => (
          <li key={id}>
            <figure className="flex h-full flex-col rounded-card border border-line bg-paper p-4 md:p-5">
              <p className="flex gap-0.5">
                <span className="sr-only">{t('said.stars', { score })}</span>
                {STARS.map((star) => (
                  <Star
                    key={star}
                    strokeWidth={1.5}
                    className={star <= score ? 'size-4 fill-coral text-coral-deep' : 'size-4 text-ink-soft'}
                  />
                ))}
              </p>
              <blockquote dir="auto" className="mt-3 text-base whitespace-pre-line">
                {comment}
              </blockquote>
              <figcaption className="mt-auto pt-4 text-xs text-ink-soft">
                <Parts>
                  <bdi>{t('said.rented', { supplier })}</bdi>
                  <DayText value={at.slice(0, 10)} />
                </Parts>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
