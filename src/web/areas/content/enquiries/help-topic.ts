import { useSearchParams } from 'react-router'
import type { PreloadArgs } from '#web/app/page.ts'
import { helpApi } from '../help/help.api.ts'

/** The help topic in an address; null for none. */
function topicIn(query: URLSearchParams): string | null {
  return query.get('topic') || null
}

/** Requests the help topics if the address names one. */
export async function preloadTopics({ dispatch, url }: PreloadArgs): Promise<unknown> {
  if (topicIn(url.searchParams) === null) return undefined
  return dispatch(helpApi.endpoints.helpEnquiry.initiate(null, { subscribe: false }))
}

/** The name of the help topic that the visitor comes from; null for none, or one there is not. */
export function useTopic(): string | null {
  const [query] = useSearchParams()
  const id = topicIn(query)
  const { data } = helpApi.endpoints.helpEnquiry.useQuery(null, { skip: id === null })
  return data?.items.find((topic) => topic.id === id)?.topic ?? null
}
