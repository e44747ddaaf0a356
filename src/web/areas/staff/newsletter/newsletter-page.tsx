import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { saveAs } from '../frame/save-as.ts'
import { staffPage } from '../frame/staff-page-module.tsx'
import { joinedCsv } from './joined-csv.ts'
import { useNewsletterAddressesMutation } from './newsletter.api.ts'

/** Download of the newsletter subscribers. */
export const { preload, Component } = staffPage({ section: 'newsletter', Content: Newsletter })

function Newsletter() {
  const { t } = useTranslation('staff_newsletter')
  const words = useErrorWords()
  const [fetchPage] = useNewsletterAddressesMutation()
  const [read, setRead] = useState<number | null>(null)
  const [error, setError] = useState<unknown>(null)
  const save = async () => {
    setError(null)
    const pages: string[] = []
    let after: string | null = null
    do {
      setRead(pages.length)
      const { data, error: pageError } = await fetchPage(after)
      if (!data) {
        setRead(null)
        return setError(pageError)
      }
      pages.push(data.csv)
      after = data.next
    } while (after !== null)
    setRead(null)
    return saveAs('newsletter.csv', joinedCsv(pages), 'text/csv')
  }
  return (
    <SectionCard title={t('title')} text={t('text')}>
      {error !== null && <Notice tone="bad" title={words(error)} />}
      <Button className="self-start" busy={read !== null} onClick={() => void save()}>
        {t('save')}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {read !== null && t('read', { count: read * 100 })}
      </p>
    </SectionCard>
  )
}
