import { useHref, useSearchParams } from 'react-router'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Preload } from '#web/app/page.ts'
import { preloadPreview, previewedVersion } from '#web/shell/previewed-version.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { LostRoadDrawing } from '#ui/drawings/state-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Contents } from '../contents.tsx'
import { FailedPage, preloadText } from '../text-loading.tsx'
import { findQuestions, type MatchedTopic } from './find-questions.ts'
import { markedHtml, piecesOf, searchedWords } from './find-words.ts'
import { helpApi } from './help.api.ts'
import { PageBanner } from '../page-banner.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { MessageCircle, Search } from 'lucide-react'
import { useSite } from '#web/app/site.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { Question, Questions } from '#ui/questions.tsx'
import { Button } from '#ui/button.tsx'
import { inputClasses } from '#ui/fields/input-classes.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

const { initiate, useQuery } = helpApi.endpoints.helpEnquiry

export const preload: Preload = (args) => {
  const version = previewedVersion(args.url.searchParams)
  const load = () => args.dispatch(initiate(version, { subscribe: false }))
  return version === null ? preloadText(args, load) : preloadPreview(load())
}

/** Help & FAQs: questions by topic, a search over them, and a link to ask other questions. */
export function Component() {
  const { t } = useTranslation('help')
  const [search] = useSearchParams()
  const { data, error, refetch } = useQuery(previewedVersion(search))
  const { query, setQuery, longest } = useHelpQuery()
  const searched = searchedWords(query)
  const found = findQuestions(data?.items ?? [], searched)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  if (!data && error) return <FailedPage title={t('title')} error={error} again={refetch} />
  return (
    <>
      <PageBanner title={t('title')} description={t('description')} text={t('lead')}>
        <div className="mt-6">
          <HelpSearch
            query={query}
            longest={longest}
            onChange={setQuery}
            found={data && searched.length > 0 ? count : null}
          />
        </div>
      </PageBanner>
      {data ? <Topics found={found} searched={searched} query={query} /> : <HelpSkeleton />}
    </>
  )
}

type TopicsProps = {
  found: ReturnType<typeof findQuestions>
  searched: readonly string[]
  query: string
}

function Topics({ found, searched, query }: TopicsProps) {
  const { t } = useTranslation('help')
  if (found.length === 0)
    return (
      <EmptyState
        drawing={<LostRoadDrawing className="mx-auto w-56" />}
        title={t('none.title', { query: query.trim() })}
        text={t('none.text')}
        action={<LinkButton to="/contact">{t('contact')}</LinkButton>}
      />
    )
  return (
    <div className="page-width grid gap-x-16 gap-y-8 py-8 md:py-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <Contents
        label={t('topics')}
        entries={found.map(({ id, topic, questions: { length } }) => ({
          id,
          label: topic,
          count: { shown: length, text: t('count', { count: length }) },
        }))}
      />
      <div className="flex max-w-3xl min-w-0 flex-col gap-10">
        {found.map((topic) => (
          <HelpTopic key={topic.id} topic={topic} searched={searched} />
        ))}
      </div>
    </div>
  )
}

const TOPICS = ['one', 'two', 'three']

/** The questions while they are on their way. */
function HelpSkeleton() {
  const { t } = useTranslation('shell')
  return (
    <div aria-busy="true" className="page-width flex flex-col gap-10 py-8 md:py-12 lg:ps-76">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {TOPICS.map((topic) => (
        <div key={topic} className="max-w-3xl">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="mt-4 h-56" />
        </div>
      ))}
    </div>
  )
}

/** Delay of the address after the last key, in milliseconds. */
const ADDRESS_AFTER_MS = 400
const MAX_QUERY_LENGTH = 100

/**
 * Stores the search query as entered, and in the URL after a delay, so that it can be shared and Back works.
 */
function useHelpQuery() {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get('q')?.slice(0, MAX_QUERY_LENGTH) ?? ''
  const [text, setText] = useState(inAddress)
  const [followed, setFollowed] = useState(inAddress)
  if (followed !== inAddress) {
    // The address changed by itself: Back, or a link to the page.
    setFollowed(inAddress)
    setText(inAddress)
  }
  useEffect(() => {
    const trimmed = text.trim()
    if (trimmed === inAddress.trim()) return undefined
    const timer = setTimeout(() => {
      setFollowed(trimmed)
      setParams(trimmed === '' ? {} : { q: trimmed }, { replace: true, preventScrollReset: true })
    }, ADDRESS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [inAddress, setParams, text])
  return { query: text, setQuery: setText, longest: MAX_QUERY_LENGTH }
}

type HelpTopicProps = { topic: MatchedTopic; searched: readonly string[] }

/** A topic with its questions, and a link to write to us about it. */
function HelpTopic({ topic: { id, topic, questions }, searched }: HelpTopicProps) {
  const { t } = useTranslation('help')
  const { basename } = useSite()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="text-xl outline-offset-4">
        {topic}
      </h2>
      <div className="mt-4">
        <Questions>
          {questions.map(({ question, answer, inAnswer }) => (
            <Question
              key={question}
              question={<Marked text={question} searched={searched} />}
              answer={markedHtml(answer, searched)}
              basename={basename}
              open={inAnswer}
            />
          ))}
        </Questions>
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft print:hidden">
        {t('not_here')}
        <PageLink
          to={`/contact?${new URLSearchParams({ topic: id })}`}
          className="inline-flex min-h-11 items-center gap-1.5 font-medium text-coral-deep underline-offset-4 hover:underline"
        >
          <MessageCircle className="size-4" />
          {t('contact')}
          <span className="sr-only">{t('about_topic', { topic })}</span>
        </PageLink>
      </p>
    </section>
  )
}

function Marked({ text, searched }: { text: string; searched: readonly string[] }) {
  return piecesOf(text, searched).map((piece) =>
    piece.hit ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
  )
}

type HelpSearchProps = {
  query: string
  longest: number
  onChange: (query: string) => void
  /** Number of matching questions; null without a search. */
  found: number | null
}

/** The search over the questions: an ordinary form, which its script answers as one types. */
function HelpSearch({ query, longest, onChange, found }: HelpSearchProps) {
  const { t } = useTranslation('help')
  const action = useHref('/help')
  const hydrated = useHydrated()
  const stay = (event: SyntheticEvent) => event.preventDefault()
  return (
    <form role="search" method="get" action={action} onSubmit={stay} className="max-w-2xl">
      <label htmlFor="help-q" className="text-xs font-medium text-ink-soft">
        {t('search')}
      </label>
      <div className="mt-1 flex gap-2">
        <div className="relative min-w-0 grow">
          <Search className="pointer-events-none absolute inset-s-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-soft" />
          <input
            id="help-q"
            type="search"
            name="q"
            value={query}
            maxLength={longest}
            autoComplete="off"
            placeholder={t('example')}
            onChange={(event) => onChange(event.target.value)}
            className={`${inputClasses} ps-11`}
          />
        </div>
        {!hydrated && (
          <noscript>
            <Button type="submit">{t('search_now')}</Button>
          </noscript>
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 text-xs text-ink-soft">
        {found !== null && t('found', { count: found })}
      </p>
    </form>
  )
}
