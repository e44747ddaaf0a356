import { data } from 'react-router'

/** The version of a text that an address asks for, in place of the published one; null: none. The staff alone get it. */
export function previewedVersion(search: URLSearchParams): number | null {
  const asked = search.get('preview') ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : null
}

/** Answers a preview as not found for whoever may not see it. */
export async function preloadPreview(asked: PromiseLike<{ isError: boolean }>): Promise<void> {
  if ((await asked).isError) throw data(null, { status: 404 })
}
